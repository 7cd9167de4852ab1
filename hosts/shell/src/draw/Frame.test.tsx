import kit from '@playground/kit/package.json';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { Frame } from './Frame';
import { followTheme } from './useDarkMode';

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
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/guide');
  expect(screen.getByRole('heading', { level: 1, name: 'Counter' })).toBeInTheDocument();
  expect(document.title).toBe('Counter · Playground');
  expect(screen.getByText('Counts.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    `© ${new Date().getFullYear()} Playground. Practise here, break nothing. Version ${kit.version}.`,
  );
});

test('the footer leads to the guide, the tools, the groups, the catalogue, the API and the inbox, wherever those are', () => {
  show();
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Guide', '/guide'],
    ['Tools', '/tools'],
    ['Groups', '/groups'],
    ['Catalogue', '/catalogue.json'],
    ['API', 'http://localhost:3100/docs'],
    ['Inbox', 'http://localhost:3101'],
  ]);
});

test('main is busy until the page has settled', () => {
  const { unmount } = show({ settled: false });
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  unmount();
  show();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

test('home has no way back', () => {
  show({ home: true });
  expect(screen.queryByRole('button', { name: 'Go Back' })).not.toBeInTheDocument();
});

/** A page whose title comes when the button is pressed. */
function Late() {
  const [title, setTitle] = useState<string>();
  return (
    <Frame {...(title && { title })}>
      <button type="button" onClick={() => setTitle('Counter')}>
        Answer
      </button>
    </Frame>
  );
}

/** Home with links to pages, as the history has them by now. */
const browse = (...history: string[]) =>
  render(
    <MemoryRouter initialEntries={history}>
      <Routes>
        <Route
          path="/"
          element={
            <Frame title="Home" home>
              <Link to="/counter">Counter</Link>
              <Link to="/late">Late</Link>
            </Frame>
          }
        />
        <Route path="/counter" element={<Frame title="Counter">Inside</Frame>} />
        <Route path="/late" element={<Late />} />
      </Routes>
    </MemoryRouter>,
  );

test('the heading has the focus when a link led to the page, not when its address was opened', async () => {
  browse('/');
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).not.toHaveFocus();
  await userEvent.setup().click(screen.getByRole('link', { name: 'Counter' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Counter' })).toHaveFocus();
});

test('a title that comes late does not take the focus from where it is by then', async () => {
  const user = userEvent.setup();
  browse('/');
  await user.click(screen.getByRole('link', { name: 'Late' }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Counter' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveFocus();
});

test('Go Back leads to where one was, and home when the page was opened by its address', async () => {
  const user = userEvent.setup();
  const { unmount } = browse('/');
  await user.click(screen.getByRole('link', { name: 'Counter' }));
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).not.toHaveFocus();
  unmount();
  browse('/counter');
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toHaveFocus();
});

test('a choice made in another tab, or in the page around, is followed', () => {
  followTheme();
  show();
  const hear = (key: string | null, newValue: string | null) =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  hear('darkMode', 'true');
  expect(screen.getByRole('switch', { name: 'Dark mode' })).toBeChecked();
  hear('another', 'false');
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
  // The whole storage was cleared.
  hear(null, null);
  expect(document.documentElement).not.toHaveAttribute('data-bs-theme');
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
