import { render } from '@testing-library/react';
import OcrCheck from './OcrCheck';

test('the text of the picture is not in the document', () => {
  const { container } = render(<OcrCheck />);
  expect(container.innerHTML).not.toMatch(/48213|pineapple|October|36\.50/i);
});
