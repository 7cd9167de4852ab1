import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PdfPreview from './PdfPreview';

test('the button opens the sample PDF in a new tab without opener and referrer', async () => {
  const user = userEvent.setup();
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  render(<PdfPreview />);
  expect(open).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Preview PDF' }));
  expect(open.mock.calls).toEqual([['file-in-tests', '_blank', 'noopener,noreferrer']]);
  open.mockRestore();
});
