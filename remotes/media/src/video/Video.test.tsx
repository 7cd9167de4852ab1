import { render, screen } from '@testing-library/react';
import Video from './Video';

const video = () => screen.getByLabelText<HTMLVideoElement>('Sample video');

test('the clip has controls and starts over when it ends', () => {
  render(<Video />);
  expect(video().controls).toBe(true);
  expect(video().loop).toBe(true);
});

test('the clip has sound, and captions that may come from another origin', () => {
  render(<Video />);
  expect(video().muted).toBe(false);
  expect(video().querySelector('track')).toHaveAttribute('kind', 'captions');
  expect(video()).toHaveAttribute('crossorigin', 'anonymous');
});

test('the clip loads only its metadata until you play it', () => {
  render(<Video />);
  expect(video().autoplay).toBe(false);
  expect(video().preload).toBe('metadata');
});

test('a browser without video support shows a text instead', () => {
  render(<Video />);
  expect(video()).toHaveTextContent(/^Your browser does not support the video tag\.$/);
});
