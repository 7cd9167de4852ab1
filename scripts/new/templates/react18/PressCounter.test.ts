import { screen } from '@testing-library/react';
// Of React 18. The one of the testing library is of React 19.
import { act } from 'react';
import PressCounter from './PressCounter';

test('counts how often the button was pressed', async () => {
  await act(async () => {
    PressCounter.mount(document.body);
  });
  const presses = screen.getByRole('status', { name: 'Presses' });
  expect(presses).toHaveTextContent(/^0$/);
  await act(async () => screen.getByRole('button', { name: 'Press' }).click());
  expect(presses).toHaveTextContent(/^1$/);
});
