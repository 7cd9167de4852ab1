import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OpenNewTab from './OpenNewTab';

test('links to the new tab page, in a new tab that cannot reach this one', async () => {
  render(<OpenNewTab />);
  const link = screen.getByRole('link', { name: 'Open new tab' });
  expect(link).toHaveAttribute('href', '/newTab');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  await userEvent.tab();
  expect(link).toHaveFocus();
});
