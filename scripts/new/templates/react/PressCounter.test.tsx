import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PressCounter from './PressCounter';

test('counts how often the button was pressed', async () => {
  const user = userEvent.setup();
  render(<PressCounter />);
  expect(screen.getByRole('status', { name: 'Presses' })).toHaveTextContent(/^0$/);
  await user.click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('status', { name: 'Presses' })).toHaveTextContent(/^1$/);
});
