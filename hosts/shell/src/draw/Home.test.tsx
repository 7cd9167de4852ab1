import type { PublishedDemo } from '@playground/kit/contract/manifest';
import { clearAsDriver } from '@playground/kit/test/clearAsDriver';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { Failure } from '../fetch/Failure';
import type { Group, SiteMap } from '../fetch/groups';
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
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Brings what is observed near the screen, in the order of the page. jsdom has no screen. */
let comesNear: (() => void)[];

beforeEach(() => {
  comesNear = [];
  window.IntersectionObserver = class {
    constructor(report: IntersectionObserverCallback) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      comesNear.push(() => act(() => report([entry], this as unknown as IntersectionObserver)));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const demos = [
  { title: 'Wait', path: '/wait', tags: ['time'] },
  { title: 'Counter', path: '/counter', description: 'Up and down.', tags: ['click'] },
];

test('says what it is for, shows a page as a picture and a test that runs against this site, and where you stand', async () => {
  await show(siteMapOf([{}], demos));
  expect(
    screen.getByText('Practise web test automation. Each page has tasks, hints and solutions.'),
  ).toBeInTheDocument();
  expect(screen.getByText(/^For Playwright, Selenium, WebdriverIO and Puppeteer/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A page, and beside it the panel with its tasks' })).toBeInTheDocument();
  const sample = screen.getByRole('figure', { name: 'first.spec.ts' });
  expect(sample).toHaveTextContent(`page.goto('${window.location.origin}/counter')`);
  expect(sample).toHaveTextContent('// Run: npx playwright test first.spec.ts');
  expect(screen.getByText(/^You have done no task yet\./)).toBeInTheDocument();
});

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

test('the icons of a grid are asked for when it comes near the screen', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ '/alone': ['M0 0'] }));
  const manifest = { demos: [], entry: '', assets: new Map(), icons: '/basic.json', iconsBeyond: '/beyond.json' };
  const alone = { title: 'Alone', path: '/alone', beyond: true };
  await show(siteMapOf([{ manifest }] as unknown as Partial<Group>[], [...demos, alone]));
  const asked = () => fetched.mock.calls.map(([address]) => new URL(String(address), document.baseURI).pathname);
  const drawn = (count: number) => waitFor(() => expect(document.querySelectorAll('symbol')).toHaveLength(count));
  expect(asked()).toEqual([]);
  comesNear[0]?.();
  await drawn(1);
  expect(asked()).toEqual(['/basic.json']);
  comesNear[1]?.();
  await drawn(2);
  expect(asked()).toEqual(['/basic.json', '/beyond.json']);
  fetched.mockRestore();
});

test('one demo is not called demos', async () => {
  await show(siteMapOf([{}], [demos[0] as (typeof demos)[0]]));
  expect(screen.getByRole('status')).toHaveTextContent(/^1 demo$/);
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

test('clear() of a driver shows all cards again', async () => {
  await show(siteMapOf([{}], demos));
  await userEvent.type(screen.getByRole('searchbox'), 'wait');
  expect(titles()).toEqual(['Wait']);
  clearAsDriver(screen.getByRole('searchbox'));
  expect(titles()).toEqual(['Counter', 'Wait']);
});

test('what fits a search best comes first, also if it is beyond the basics', async () => {
  const user = userEvent.setup();
  const waits = [
    { title: 'Feed', path: '/feed', tags: ['wait'] },
    { title: 'Later', path: '/later', description: 'Wait.' },
    { title: 'Wait', path: '/wait', beyond: true as const },
  ];
  await show(siteMapOf([{}], waits));
  await user.type(screen.getByRole('searchbox'), 'wait');
  await waitFor(() => expect(titles()).toEqual(['Wait', 'Feed', 'Later']));
  expect(screen.queryByRole('region', { name: 'Beyond the basics' })).not.toBeInTheDocument();
});

test('without a match, it shows what is near, and a button that shows all', async () => {
  const user = userEvent.setup();
  await show(siteMapOf([{}], demos));
  await user.type(screen.getByRole('searchbox'), 'counter nowhere');
  await waitFor(() => expect(within(screen.getByRole('list', { name: 'Near' })).getAllByRole('link')).toHaveLength(1));
  expect(titles()).toEqual(['Counter']);
  await user.click(screen.getByRole('button', { name: 'Show all demos' }));
  expect(titles()).toEqual(['Counter', 'Wait']);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a search in the plural finds the singular', async () => {
  const user = userEvent.setup();
  const tagged = ['iframe', 'checkbox', 'cookie', 'css'].map((tag) => ({ title: tag, path: `/${tag}`, tags: [tag] }));
  await show(siteMapOf([{}], tagged));
  for (const [plural, found] of [
    ['iframes', 'iframe'],
    ['checkboxes', 'checkbox'],
    ['cookies', 'cookie'],
    ['css', 'css'],
  ] as const) {
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), plural);
    await waitFor(() => expect(titles()).toEqual([found]));
  }
});

describe('the words of tasks, and keywords', () => {
  const index = {
    wait: { tasks: [{ goal: 'Close the banner.', byHand: 'Input by a script does not count.' }], keywords: ['GDPR'] },
    counter: {},
  };
  const published = [
    { ...demos[0], expose: './wait/Wait' },
    { ...demos[1], expose: './counter/Counter' },
  ];
  const manifest = { practice: 'abc', demos: published } as Group['manifest'];
  const answering = (body: unknown) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body));
  afterEach(() => jest.restoreAllMocks());

  test('are found, and fetched when somebody begins to search', async () => {
    const user = userEvent.setup();
    const fetched = answering(index);
    await show(siteMapOf([{ manifest } as Partial<Group>], published));
    expect(fetched).not.toHaveBeenCalled();
    await user.type(screen.getByRole('searchbox'), 'gdpr banners');
    await waitFor(() => expect(titles()).toEqual(['Wait']));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledWith('http://group0.test/practice/index.abc.json');
  });

  test('do not include what all stations say of scripts', async () => {
    const user = userEvent.setup();
    answering(index);
    await show(siteMapOf([{ manifest } as Partial<Group>], published));
    await user.type(screen.getByRole('searchbox'), 'close');
    await waitFor(() => expect(titles()).toEqual(['Wait']));
    await user.type(screen.getByRole('searchbox'), ' script');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No demo matches.'));
  });

  test('are missing if a group sends something else, and the cards are still searched', async () => {
    const user = userEvent.setup();
    const fetched = answering({ wait: { tasks: 'none' } });
    await show(siteMapOf([{ manifest } as Partial<Group>], published));
    await user.type(screen.getByRole('searchbox'), 'down');
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(titles()).toEqual(['Counter']);
  });
});

test('the cards can be sorted by difficulty, then by name; a card that does not say it is basic', async () => {
  const user = userEvent.setup();
  await show(
    siteMapOf(
      [{}],
      [
        { title: 'Alone', path: '/alone', difficulty: 'hard' },
        { title: 'Both', path: '/both', difficulty: 'tricky' },
        ...demos,
      ],
    ),
  );
  expect(titles()).toEqual(['Alone', 'Both', 'Counter', 'Wait']);
  await user.click(screen.getByRole('button', { name: 'Sort by difficulty' }));
  expect(titles()).toEqual(['Counter', 'Wait', 'Both', 'Alone']);
  expect(
    screen.getAllByRole('listitem').map((card) => within(card).getByText(/^(basic|tricky|hard)$/).textContent),
  ).toEqual(['basic', 'basic', 'tricky', 'hard']);
});

test('a tag is chosen above the cards or pressed on a card, and so is a group', async () => {
  const user = userEvent.setup();
  await show(siteMapOf([{}, {}], demos));
  const tag = screen.getByRole('combobox', { name: 'Tag' });
  expect(
    within(tag)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All tags', 'click', 'time']);
  await user.selectOptions(tag, 'time');
  expect(titles()).toEqual(['Wait']);
  await user.selectOptions(tag, 'All tags');
  await user.click(screen.getByRole('button', { name: 'Filter: click' }));
  expect(titles()).toEqual(['Counter']);
  expect(tag).toHaveValue('click');
  await user.click(screen.getByRole('button', { name: 'Filter: Group 0' }));
  expect(screen.getByRole('button', { name: 'Group 0', pressed: true })).toBeInTheDocument();
});

test('a long description is shortened to whole words', async () => {
  const about = [
    ['Two short ones. They fit.', 'Two short ones. They fit.'],
    [`${'word '.repeat(14)}halfway through, and more words`, `${'word '.repeat(14)}halfway…`],
    [`${'word '.repeat(14)}another, and more`, `${'word '.repeat(14)}another…`],
    ['x'.repeat(200), `${'x'.repeat(79)}…`],
  ];
  await show(
    siteMapOf(
      [{}],
      about.map(([description = ''], i) => ({ title: `${i}`, path: `/${i}`, description })),
    ),
  );
  expect(screen.getAllByRole('listitem').map((card) => card.querySelector('.about')?.textContent)).toEqual(
    about.map(([, shown]) => shown),
  );
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

describe('with paths', () => {
  const steps: Partial<PublishedDemo>[] = [
    { title: 'Wait', path: '/wait', tags: ['time'], paths: { 'first-steps': 2 }, tasks: 1 },
    { title: 'Counter', path: '/counter', tags: ['click'], paths: { 'first-steps': 1, forms: 1 }, tasks: 2 },
  ];
  afterEach(() => localStorage.clear());
  const link = (name: string) => screen.getByRole('link', { name });

  test('home leads to the first page, lists the first steps in order, and all paths', async () => {
    await show(siteMapOf([{}], steps));
    expect(link('Start with the first page')).toHaveAttribute('href', '/counter?path=first-steps');
    const first = within(screen.getByRole('region', { name: 'Start here' }));
    expect(first.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Step 1: Counter',
      'Step 2: Wait',
    ]);
    expect(link('First steps')).toHaveAttribute('href', '/paths/first-steps');
    expect(screen.getByText('2 pages · 6 min by hand')).toBeInTheDocument();
    // A search wants the cards alone.
    await userEvent.setup().type(screen.getByRole('searchbox'), 'w');
    expect(screen.queryByRole('region', { name: 'Start here' })).not.toBeInTheDocument();
  });

  test('progress is on the paths and the cards, goes to a file and comes from one, and is cleared', async () => {
    const user = userEvent.setup();
    const slow = { title: 'Slow', path: '/slow', tags: ['time'], paths: { waiting: 1 }, tasks: 1 };
    await show(siteMapOf([{}], [...steps, slow]));
    await user.click(screen.getByText('Your progress'));
    // jsdom cannot read a file.
    const choose = (text: string) =>
      user.upload(
        screen.getByLabelText('Import a file'),
        Object.assign(new File([], 'mine.json'), { text: async () => text }),
      );
    await choose('{}');
    expect(await screen.findByText('This is not a file of progress.')).toBeInTheDocument();
    await choose(JSON.stringify({ done: ['/counter five', '/counter below-zero'] }));
    expect(await screen.findByText('2 done tasks were read.')).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    expect(link('Continue with Wait')).toHaveAttribute('href', '/wait?path=first-steps');
    expect(screen.getByText('1 of 2 pages done · 6 min by hand')).toBeInTheDocument();
    expect(screen.getByText('2 of 2 done ·')).toBeInTheDocument();
    const [, file = ''] = (link('Export as a file').getAttribute('href') ?? '').split(',');
    expect(JSON.parse(decodeURIComponent(file))).toEqual({
      done: ['/counter five', '/counter below-zero'],
      pages: { '/counter': '2/2' },
    });
    await user.click(screen.getByRole('checkbox', { name: 'Keep my progress in this browser' }));
    expect(localStorage.getItem('progress')).toBe('["/counter five","/counter below-zero"]');
    await user.click(screen.getByRole('button', { name: 'Clear the progress of all pages' }));
    expect(link('Start with the first page')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(link('Continue with Wait')).toBeInTheDocument();
    await choose(JSON.stringify({ done: ['/wait one'] }));
    expect(await screen.findByRole('link', { name: 'Start ‘Waiting’ with Slow' })).toHaveAttribute(
      'href',
      '/slow?path=waiting',
    );
    await user.click(screen.getByRole('button', { name: 'Clear the progress of all pages' }));
    await user.click(screen.getByRole('checkbox', { name: 'Keep my progress in this browser' }));
  });

  test('of a file of progress, only the tasks of the site count, and a large one is not read', async () => {
    const user = userEvent.setup();
    const index = { counter: { tasks: [{ path: '/counter', id: 'five', goal: '' }], keywords: [] } };
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(index));
    await show(siteMapOf([{ manifest: { practice: 'abc', demos: [] } as unknown as Group['manifest'] }], steps));
    await user.click(screen.getByText('Your progress'));
    const choose = (done: unknown[], text = JSON.stringify({ done })) => {
      const file = Object.assign(new File([text], 'mine.json'), { text: async () => text });
      return user.upload(screen.getByLabelText('Import a file'), file);
    };
    await choose(['/counter five', '/counter five', '/counter six', '/wait', '__proto__']);
    expect(await screen.findByText('1 done task was read. 3 names are not tasks of this site.')).toBeInTheDocument();
    expect(screen.getByText('Your progress: 1 done')).toBeInTheDocument();
    await choose(Array.from({ length: 100_000 }, (_, at) => at));
    expect(
      await screen.findByText('0 done tasks were read. 100000 names are not tasks of this site.'),
    ).toBeInTheDocument();
    for (const hostile of ['[{"toString":1}]', `${'['.repeat(9999)}${']'.repeat(9999)}`]) {
      await choose([], `{"done":${hostile}}`);
      expect(await screen.findByText('This is not a file of progress.')).toBeInTheDocument();
      await choose(['/counter five']);
      expect(await screen.findByText('1 done task was read.')).toBeInTheDocument();
    }
    await choose(Array.from({ length: 100_000 }, (_, at) => `/counter ${at}`));
    expect(
      await screen.findByText('This file is too large. A file of progress has less than 1 MB.'),
    ).toBeInTheDocument();
    fetched.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Clear the progress of all pages' }));
  });
});

test('Tab stops once at a grid; the arrow keys move between its cards, whose tags are then reached', async () => {
  const user = userEvent.setup();
  await show(siteMapOf([{}], demos));
  screen.getByRole('button', { name: 'Sort by difficulty' }).focus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Counter' })).toHaveFocus();
  await user.tab();
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Guide' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Wait' })).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Filter: time' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('link', { name: 'Counter' })).toHaveFocus();
});
