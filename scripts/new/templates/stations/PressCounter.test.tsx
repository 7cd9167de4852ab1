import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FirstStation from './components/FirstStation';

test('first-station is done when its button is pressed', async () => {
  render(<FirstStation />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Not done yet\.$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Done: the button was pressed\.$/);
});
