import { render, screen } from '@testing-library/react';
import NewTab from './NewTab';
import OpenNewTab from './OpenNewTab';

test('links to the new tab page, in a new tab', () => {
  render(<OpenNewTab />);
  const link = screen.getByRole('link', { name: 'Open new tab' });
  expect(link).toHaveAttribute('href', '/newTab');
  expect(link).toHaveAttribute('target', '_blank');
});

test('says on the new tab page that it was opened in a new tab', () => {
  render(<NewTab />);
  expect(screen.getByText('This page was opened in a new tab.')).toBeVisible();
});
