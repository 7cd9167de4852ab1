import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FirstStation from './components/FirstStation';

test('first-station does not count a press by a script, like those of user-event', async () => {
  render(<FirstStation />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Not done yet\.$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Missed: a script dispatched click/);
});
