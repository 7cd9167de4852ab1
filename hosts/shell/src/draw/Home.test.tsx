import type { PublishedDemo } from '@playground/kit/contract/manifest';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import type { Group, SiteMap } from '../find/groups';
import { Failure } from '../load/Failure';
import { Home } from './Home';

function siteMapOf(groups: Partial<Group>[], demos: Partial<PublishedDemo>[] = []): SiteMap {
  const all = groups.map((group, index) => ({
    config: { name: `group${index}`, title: `Group ${index}`, url: `http://group${index}.test` },
    state: 'ready' as const,
    until: 0,
    whole: true,
    ...group,
  }));
  const routes: SiteMap['routes'] = new Map();
  for (const demo of demos) {
    const whole = {
      aliases: [],
      description: '',
      tags: [],
      beyond: false,
      pages: [],
      frame: 'full',
      ...demo,
    };
    const entry = whole as unknown as PublishedDemo;
    routes.set(entry.path.toLowerCase(), { group: all[0] as Group, demo: entry, page: entry });
  }
  return { groups: all, routes };
}

const show = async (siteMap: SiteMap, address = '/') => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Home siteMap={siteMap} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  await screen.findByRole('searchbox');
};
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const demos = [
  { title: 'Wait', path: '/wait', tags: ['time'] },
  { title: 'Counter', path: '/counter', description: 'Up and down.', tags: ['click'] },
];

test('shows a card for each demo in the alphabetical order of titles, leading to its path', async () => {
  await show(siteMapOf([{}], demos));
  expect(titles()).toEqual(['Counter', 'Wait']);
  expect(screen.getByRole('link', { name: 'Counter' })).toHaveAttribute('href', '/counter');
});

test('a demo beyond the specification stands in a second grid under its own heading', async () => {
  await show(siteMapOf([{}], [...demos, { title: 'Alone', path: '/alone', beyond: true }]));
  expect(within(screen.getByRole('list', { name: 'Demos' })).getAllByRole('link')).toHaveLength(2);
  const beyond = screen.getByRole('region', { name: 'Beyond the basics' });
  expect(within(beyond).getByRole('link', { name: 'Alone' })).toBeInTheDocument();
});

test('every word of the search must be in title, description, path or tags', async () => {
  const user = userEvent.setup();
  await show(siteMapOf([{}], demos));
  await user.type(screen.getByRole('searchbox'), 'DOWN click');
  expect(titles()).toEqual(['Counter']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 demos');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'down time');
  expect(screen.getByRole('status')).toHaveTextContent('No demo matches.');
});

test('the address can hold the search and the group', async () => {
  await show(siteMapOf([{}, {}], demos), '/?search=wait&group=group0');
  expect(titles()).toEqual(['Wait']);
  expect(screen.getByRole('searchbox')).toHaveValue('wait');
  expect(screen.getByRole('button', { name: 'Group 0', pressed: true })).toBeInTheDocument();
});

test('the search and the group are in the address, without entries of their own in the history', async () => {
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Home siteMap={siteMapOf([{}, {}], demos)} />
    </BrowserRouter>,
  );
  const entries = window.history.length;
  await user.click(screen.getByRole('button', { name: 'Group 0' }));
  expect(window.location.search).toBe('?group=group0');
  await user.type(screen.getByRole('searchbox'), 'wait');
  await waitFor(() => expect(window.location.search).toBe('?group=group0&search=wait'));
  expect(window.history.length).toBe(entries);
  window.history.replaceState(null, '', '/');
});

test('a group that is away says so, with its code, beside the cards of the others', async () => {
  await show(
    siteMapOf([{}, { state: 'failed', failure: new Failure('MANIFEST_HTTP_500', 'It answered 500.') }], demos),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The group ‘Group 1’ is not available right now.');
  expect(screen.getByRole('alert')).toHaveTextContent('MANIFEST_HTTP_500: It answered 500.');
  expect(titles()).toEqual(['Counter', 'Wait']);
});

test('a slow group holds the cards up for a short while only', async () => {
  jest.useFakeTimers();
  await show(siteMapOf([{}, { state: 'loading', whole: false }], demos));
  expect(screen.queryByRole('link', { name: 'Counter' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  act(() => jest.advanceTimersByTime(2500));
  expect(titles()).toEqual(['Counter', 'Wait']);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  jest.useRealTimers();
});
