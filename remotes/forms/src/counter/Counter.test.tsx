import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Counter from './Counter';

test('counts up and down from zero, below zero and above nine', async () => {
  const user = userEvent.setup();
  render(<Counter />);
  const count = screen.getByRole('status', { name: 'Count' });
  expect(count).toHaveTextContent(/^0$/);
  await user.click(screen.getByRole('button', { name: 'Increment' }));
  expect(count).toHaveTextContent(/^1$/);
  await user.dblClick(screen.getByRole('button', { name: 'Decrement' }));
  expect(count).toHaveTextContent(/^-1$/);
  await user.dblClick(screen.getByRole('button', { name: 'Increment' }));
  expect(count).toHaveTextContent(/^1$/);
  for (let presses = 0; presses < 9; presses += 1) await user.click(screen.getByRole('button', { name: 'Increment' }));
  expect(count).toHaveTextContent(/^10$/);
});
