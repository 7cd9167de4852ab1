import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FindThePost from './components/FindThePost';
import ToTheEnd from './components/ToTheEnd';
import { postsOf } from './draw';
import { AUTHOR, NEARLY } from './stations';

beforeAll(() => {
  // jsdom has no layout, so the end is never near.
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const feed = (name: string) => screen.getByRole('feed', { name });
const outcome = (name: string) => screen.getByRole('status', { name });

test('a feed starts with twenty posts, and loads one batch at a time in 0.6 seconds', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<FindThePost seed="7" />);
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

test('a post by another author or before the last one is a miss', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render([<FindThePost key="find" seed="7" />, <ToTheEnd key="end" seed="7" />]);
  await user.click(document.getElementById('button-3-like') as HTMLElement);
  expect(outcome('Find the post')).toHaveTextContent(
    /^Missed: Post 3 by .+ was liked, not the post by Ottilie Brandt\.$/,
  );
  await user.click(document.getElementById('long-20-like') as HTMLElement);
  expect(outcome('To the end')).toHaveTextContent(
    'Missed: Post 20 was liked when 20 posts were loaded. The last one is Post 120.',
  );
});

test.each(['1', '2', '3', 'long'])(
  'with the seed %s there is one wanted post, below the post by the similar author',
  (seed) => {
    const authors = postsOf(seed, 'button').map(({ author }) => author);
    expect(authors).toHaveLength(120);
    expect(authors.filter((author) => author === AUTHOR)).toHaveLength(1);
    expect(authors.indexOf(AUTHOR)).toBeGreaterThan(60);
    expect(authors.indexOf(NEARLY)).toBeGreaterThanOrEqual(20);
    expect(authors.indexOf(NEARLY)).toBeLessThan(60);
  },
);

test('a loading batch stops when the page is left', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = render(<FindThePost seed="7" />);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(jest.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
