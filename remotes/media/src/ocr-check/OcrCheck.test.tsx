import { render, screen } from '@testing-library/react';
import OcrCheck from './OcrCheck';

test('shows one static image', () => {
  render(<OcrCheck />);
  expect(screen.getByRole('img', { name: 'Four printed lines to be read by OCR' })).toHaveAttribute('src');
});

test('the text of the picture is not in the document', () => {
  const { container } = render(<OcrCheck />);
  expect(container.innerHTML).not.toMatch(/48213|pineapple|October|36\.50/i);
});
