import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Frame } from './Frame';

const show = (props: Partial<Parameters<typeof Frame>[0]> = {}) =>
  render(
    <MemoryRouter>
      <Frame title="Counter" {...props}>
        <p>Inside</p>
      </Frame>
    </MemoryRouter>,
  );

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.bsTheme;
});

test('has a logo that leads home, the title, its description, a way back and the current year', () => {
  show({ description: 'Counts.' });
  expect(screen.getByRole('link', { name: 'Playground, home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('heading', { level: 1, name: 'Counter' })).toBeInTheDocument();
  expect(document.title).toBe('Counter · Playground');
  expect(screen.getByText('Counts.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()}`);
});

test('home has no way back', () => {
  show({ home: true });
  expect(screen.queryByRole('button', { name: 'Go Back' })).not.toBeInTheDocument();
});

test('the dark mode switch sets the theme and stores darkMode, and nothing else', async () => {
  const user = userEvent.setup();
  show();
  const toggle = screen.getByRole('switch', { name: 'Dark mode' });
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  expect(toggle).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
  expect({ ...localStorage }).toEqual({ darkMode: 'true' });
  await user.click(toggle);
  expect(document.documentElement).not.toHaveAttribute('data-bs-theme');
  expect({ ...localStorage }).toEqual({ darkMode: 'false' });
});

test('works where storage is refused', async () => {
  const user = userEvent.setup();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  show();
  await user.click(screen.getByRole('switch', { name: 'Dark mode' }));
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
  jest.restoreAllMocks();
});
