import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Stranger from './Stranger';

test('speaks to whatever page it stands in', async () => {
  const user = userEvent.setup();
  const post = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  render(<Stranger />);
  await user.click(screen.getByRole('button', { name: 'Send a message' }));
  expect(post).toHaveBeenCalledWith({ kind: 'say', text: 'Trust me.' }, '*');
  post.mockRestore();
});
