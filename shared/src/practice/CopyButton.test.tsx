import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './CopyButton';

test('copies the text as it is, and says so', async () => {
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CopyButton what="the sample" text={'one\n  two\n'} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Copy the sample' }));
  expect(written).toHaveBeenCalledWith('one\n  two\n');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('where the browser refuses, it says what to do instead', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  render(<CopyButton what="the sample" text="one" />);
  await user.click(screen.getByRole('button', { name: 'Copy the sample' }));
  expect(await screen.findByText(/select the text yourself/)).toBeInTheDocument();
});

test('where there is no clipboard at all, as on plain http, it says the same', async () => {
  const user = userEvent.setup();
  render(<CopyButton what="the sample" text="one" />);
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Copy the sample' }));
  expect(await screen.findByText(/select the text yourself/)).toBeInTheDocument();
});
