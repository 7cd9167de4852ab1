import { demo, manifest } from '@playground/kit/test/manifest';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { answering, configOf, hintOf, loadSiteMap } from '../test/groups';
import { runtime } from '../test/runtime';
import { App } from './App';
import { fetchGroup, startSiteMap } from './fetch/groups';

jest.mock('@module-federation/enhanced/runtime', () => jest.requireActual('../test/runtime'));

const Counter = () => (
  <>
    <p>The counter itself</p>
    <a href="/VIDEO/">To the video</a>
    <a href="/counter" download>
      Saved
    </a>
    <a href="/no-page">To nowhere</a>
    <a href="/counter">Anew</a>
    <input aria-label="Note" />
    <a href="http://localhost//evil.test/x">To two slashes</a>
  </>
);

beforeEach(() => {
  window.scrollTo = jest.fn();
  runtime.loadRemote.mockReset().mockResolvedValue({ default: Counter });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens an address of the site of these groups. */
async function open(address: string, answers: Record<string, unknown>, names = Object.keys(answers)) {
  answering(answers);
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
  await act(async () => loadSiteMap(names.map(configOf)));
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const forms = manifest([demo('/counter', { aliases: ['/count'] })]);
const media = manifest([demo('/video', { title: 'Video' })]);
let made = 0;
/** The video's group, with a component that no test has met before: the shell keeps those that it has seen. */
const unseen = () => manifest([demo('/video', { title: 'Video', expose: `./video/Video${++made}` })]);

test.each(['/counter', '/COUNTER/', '/Count'])('%s shows the page that a manifest has there', async (address) => {
  await open(address, { forms });
  expect(await heading('Counter')).toBeInTheDocument();
  expect(await screen.findByText('The counter itself')).toBeInTheDocument();
});

test('while a group has not answered the frame stands, and an address is not found only when all have', async () => {
  let answer = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  // Listeners of the site map hear of it by a microtask.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  await open('/no-page', { forms, media: () => late });
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await act(async () => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  jest.useRealTimers();
  await act(async () => answer(Response.json(media)));
  expect(await heading('Page not found')).toBeInTheDocument();
  expect(screen.getByText('/no-page')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an address that no group has leads to pages with a similar one, and to the search', async () => {
  await open('/the-countr', { forms, media });
  expect(await heading('Page not found')).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('searchbox', { name: 'Search the demos' })).toHaveValue('the countr');
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/counter', '/']);
  expect(main.getByRole('searchbox')).toHaveAttribute('name', 'search');
});

test('while groups are away no address is called unknown; Retry asks all of them, and opens the page', async () => {
  const user = userEvent.setup();
  await open('/video', { forms }, ['forms', 'media', 'other']);
  expect(await heading('Page not available')).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent('There is no page');
  expect(screen.getByRole('main').textContent?.match(/not available right now/g)).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Groups not available right now: ‘The media’, ‘The other’.');
  expect(screen.getAllByRole('code').map(({ textContent }) => textContent)).toEqual([
    '/video',
    'MANIFEST_HTTP_503: http://media.test/mf-manifest.json answered 503.',
    'MANIFEST_HTTP_503: http://other.test/mf-manifest.json answered 503.',
  ]);
  answering({ other: manifest([]) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The group ‘The media’ is not available right now.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Tried again, without success.');
  answering({ media });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading('Video')).toBeInTheDocument();
});

test('once the groups that were away have answered, an address that none has is not found', async () => {
  await open('/no-page', { forms }, ['forms', 'media']);
  answering({ media });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Retry' }));
  expect((await screen.findByText(/There is no page at/)).closest('p')).toHaveTextContent(
    'There is no page at /no-page.',
  );
});

test('an address of a group that answered before and is away now is that group’s', async () => {
  await open('/counter', { forms, media: unseen() });
  answering({});
  await act(async () => void (await fetchGroup(configOf('media'))));
  runtime.loadRemote.mockReset().mockRejectedValue(new Error('#RUNTIME-008'));
  await userEvent.setup().click(await screen.findByRole('link', { name: 'To the video' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Video: the group ‘The media’ is not available right now.',
  );
});

describe('one deadline', () => {
  const hanging = () => new Promise<never>(() => {});
  const after = (milliseconds: number, body: unknown) => () =>
    new Promise<Response>((resolve) => setTimeout(resolve, milliseconds, Response.json(body)));
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    runtime.loadRemote.mockReset().mockImplementation(async (module) => {
      if (module.includes('/video/')) return hanging();
      return { default: Counter };
    });
  });

  test('is for the manifest and the code of the page that is opened', async () => {
    await open('/video', { media: after(8000, unseen()) });
    await pass(8000);
    expect(screen.getByRole('heading', { level: 1, name: 'Video' })).toBeInTheDocument();
    await pass(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('DEMO_TIMEOUT');
  });

  test.each([
    ['a Retry', () => screen.getByRole('button', { name: 'Retry' }).click()],
    ['the network that comes back', () => window.dispatchEvent(new Event('online'))],
  ])('begins with %s, for the manifest and the page that comes with it', async (_, happens) => {
    await open('/video', { media: () => Promise.reject(new TypeError('Failed to fetch')) });
    await pass(60_000);
    answering({ media: after(8000, unseen()) });
    await act(async () => void happens());
    expect(screen.getByRole('status')).toHaveTextContent('Trying again…');
    await pass(8000);
    expect(screen.getByRole('heading', { level: 1, name: 'Video' })).toBeInTheDocument();
    await pass(999);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('alert')).toHaveTextContent('DEMO_TIMEOUT');
  });

  test('begins with a link that is followed', async () => {
    await open('/counter', { forms, media: unseen() });
    await pass(60_000);
    await act(async () => screen.getByRole('link', { name: 'To the video' }).click());
    await pass(8999);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('alert')).toHaveTextContent('DEMO_TIMEOUT');
  });
});

test('the way home from a page that is not there', async () => {
  await open('/no-page', { forms });
  await userEvent.setup().click(await screen.findByRole('link', { name: 'All pages' }));
  expect(await heading('Home')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/');
});

test('a plain link to another page is followed in place, and the page before leaves no alert behind', async () => {
  await open('/counter', { forms, media });
  const link = await screen.findByRole('link', { name: 'To the video' });
  act(() => {
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('stray'), filename: 'http://forms.test/x.js' }));
  });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await userEvent.setup().click(link);
  expect(await heading('Video')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/VIDEO/');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

const scroll = (scrollY: number) => {
  Object.assign(window, { scrollY });
  window.dispatchEvent(new Event('scroll'));
};

test('a link to the page itself begins the page anew, each time', async () => {
  const user = userEvent.setup();
  await open('/counter', { forms });
  for (const text of ['one', 'two']) {
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), text);
    expect(screen.getByRole('textbox')).toHaveValue(text);
    await user.click(screen.getByRole('link', { name: 'Anew' }));
    expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('');
  }
});

test('a link to a place on the page leaves the scrolling to the browser', async () => {
  await open('/counter', { forms, media });
  const link = await screen.findByRole('link', { name: 'To the video' });
  scroll(700);
  await userEvent.setup().click(link);
  await heading('Video');
  jest.mocked(window.scrollTo).mockClear();
  const arrived = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  await act(async () => {
    window.location.hash = '#place';
    await arrived;
  });
  expect(window.scrollTo).not.toHaveBeenCalled();
  scroll(0);
});

test('Back returns to where you had scrolled to, also after you have scrolled the page between', async () => {
  await open('/counter', { forms, media });
  const link = await screen.findByRole('link', { name: 'To the video' });
  scroll(700);
  await userEvent.setup().click(link);
  await heading('Video');
  scroll(300);
  await act(async () => window.history.back());
  await heading('Counter');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  scroll(0);
});

describe('in a document that tells of its page alone', () => {
  /** Opens the counter as the server's document does; media is asked by nobody. */
  const openTold = (answers: Record<string, unknown>) => {
    const fetched = answering(answers);
    window.history.replaceState(null, '', '/counter');
    startSiteMap([configOf('forms'), configOf('media')], hintOf(configOf('forms'), [demo('/counter')]));
    render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    );
    return fetched;
  };

  test('a pointer over a link has the other groups asked, and the link is followed in place', async () => {
    const user = userEvent.setup();
    const fetched = openTold({ forms, media });
    const link = await screen.findByRole('link', { name: 'To the video' });
    expect(fetched).not.toHaveBeenCalled();
    await user.hover(link);
    expect(fetched).toHaveBeenCalledTimes(2);
    await user.click(link);
    expect(await heading('Video')).toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('the way home asks them, and home stands with the cards of all', async () => {
    openTold({ forms, media });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Go Back' }));
    expect(await screen.findByRole('link', { name: 'Video' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Counter' })).toBeInTheDocument();
  });

  test('an address is called unknown only after they have answered', async () => {
    openTold({ forms, media });
    const link = await screen.findByRole('link', { name: 'To nowhere' });
    // By script: a pointer would have had them asked before.
    await act(async () => link.click());
    expect(await heading('Page not found')).toBeInTheDocument();
  });
});

test.each([
  ['to a page that we do not have', 'To nowhere', {}],
  ['that saves a file', 'Saved', {}],
  ['that is opened in a new tab', 'To the video', { ctrlKey: true }],
  ['clicked with another button', 'To the video', { button: 1 }],
])('a link %s is the browser’s own', async (_, name, init) => {
  await open('/counter', { forms, media });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let ours: boolean | undefined;
  // jsdom cannot follow a link, and says so: it is kept from trying once the shell has decided.
  window.addEventListener(
    'click',
    (event) => {
      ours = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  (await screen.findByRole('link', { name })).dispatchEvent(click);
  expect(ours).toBe(false);
});

test('a link to a page of a group that is away is followed in place, with the conditions of the page', async () => {
  await open('/counter?seed=7', { forms }, ['forms', 'media']);
  const link = await screen.findByRole('link', { name: 'To the video' });
  await userEvent.click(link);
  expect(window.location.pathname + window.location.search).toBe('/VIDEO/?seed=7');
  expect(await heading('Page not available')).toBeInTheDocument();
});

test('a link with two slashes is the browser’s own, because its path alone is an address of another site', async () => {
  await open('/counter', { forms, media: () => new Promise<never>(() => {}) });
  const link = await screen.findByRole('link', { name: 'To two slashes' });
  expect((link as HTMLAnchorElement).origin).toBe(window.location.origin);
  const stop = (event: Event) => event.preventDefault();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  const followed = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('click', followed, { once: true });
  window.addEventListener('click', stop, { once: true });
  link.dispatchEvent(click);
  expect(followed).toHaveReturnedWith(false);
});
