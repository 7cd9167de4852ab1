import { render, screen } from '@testing-library/react';
import Video from './Video';

test('the clip has controls, sound and captions, starts over, and loads only its metadata at first', () => {
  render(<Video />);
  const video = screen.getByLabelText<HTMLVideoElement>('Sample video');
  const { controls, loop, muted, autoplay, preload } = video;
  expect({ controls, loop, muted, autoplay, preload }).toEqual({
    controls: true,
    loop: true,
    muted: false,
    autoplay: false,
    preload: 'metadata',
  });
  expect(video.querySelector('track')).toHaveAttribute('kind', 'captions');
  expect(video).toHaveTextContent(/^Your browser does not support the video tag\.$/);
});
