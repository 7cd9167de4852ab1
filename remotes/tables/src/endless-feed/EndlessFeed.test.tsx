import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EndlessFeed from './EndlessFeed';
import { postsOf } from './posts';
import { AUTHOR, NEARLY } from './stations';

beforeAll(() => {
  // jsdom scrolls nothing: the end never comes near.
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/endlessFeed?seed=7');
});
afterEach(() => jest.useRealTimers());

const feed = (name: string) => screen.getByRole('feed', { name });
const outcome = (name: string) => screen.getByRole('status', { name });

test('a feed begins with twenty posts; a batch comes after 0.6 seconds, and one at a time', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<EndlessFeed />);
  const posts = () => within(feed('Feed with a button')).getAllByRole('article');
  expect(posts()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await user.click(screen.getByRole('button', { name: 'Loading' }));
  expect(feed('Feed with a button')).toHaveAttribute('aria-busy', 'true');
  act(() => jest.advanceTimersByTime(599));
  expect(posts()).toHaveLength(20);
  act(() => jest.advanceTimersByTime(1));
  expect(posts()).toHaveLength(40);
  act(() => jest.advanceTimersByTime(5_000));
  expect(posts()).toHaveLength(40);
});

test('a post of another author, and one that is not the last, is a miss', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<EndlessFeed />);
  await user.click(document.getElementById('button-3-like') as HTMLElement);
  expect(outcome('Find the post')).toHaveTextContent(/^Missed: Post 3 by .+ was liked, not that of Ottilie Brandt\.$/);
  await user.click(document.getElementById('long-20-like') as HTMLElement);
  expect(outcome('To the end')).toHaveTextContent(
    'Missed: Post 20 was liked when 20 posts were there; the last is Post 120.',
  );
});

test.each(['1', '2', '3', 'long'])(
  'with the seed %s the wanted post is there once, after the one that is nearly so',
  (seed) => {
    const authors = postsOf(seed, 'button').map(({ author }) => author);
    expect(authors).toHaveLength(120);
    expect(authors.filter((author) => author === AUTHOR)).toHaveLength(1);
    expect(authors.indexOf(AUTHOR)).toBeGreaterThan(60);
    expect(authors.indexOf(NEARLY)).toBeGreaterThanOrEqual(20);
    expect(authors.indexOf(NEARLY)).toBeLessThan(60);
  },
);

test('what is under way ends on leaving', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = render(<EndlessFeed />);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(jest.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
