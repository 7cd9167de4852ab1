import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PressCounter from './PressCounter';

test('counts how often the button was pressed', async () => {
  const user = userEvent.setup();
  PressCounter.mount(document.body);
  const presses = await screen.findByRole('status', { name: 'Presses' });
  expect(presses).toHaveTextContent(/^0$/);
  await user.click(screen.getByRole('button', { name: 'Press' }));
  await waitFor(() => expect(presses).toHaveTextContent(/^1$/));
});
