import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answerByScript, BY_SCRIPT, openAt, outcome, press } from '../../shared/testPage';
import Cleared from './components/Cleared';
import Cookies from './components/Cookies';
import LocalAndSession from './components/LocalAndSession';
import Offline from './components/Offline';
import Partitioned from './components/Partitioned';
import Update from './components/Update';
import StoringFrame from './documents/StoringFrame';
import { draw, KINDS } from './draw';
import { workerPage } from './workerPage';

beforeEach(() => {
  openAt('/storage?seed=7&run=a');
});
afterEach(() => {
  // What is stored goes when the page is left.
  cleanup();
  jest.restoreAllMocks();
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

test('the words of both storages are told apart, and both go when the visitor leaves', () => {
  const drawn = draw('7', 'a');
  const { unmount } = render(<LocalAndSession {...drawn} />);
  answerByScript('Word in the session storage', drawn.session, 'Check word');
  expect(outcome('Local and session')).toHaveTextContent('Missed: nothing is stored yet.');
  press('Store words');
  const name = `basket-${drawn.tag}`;
  expect([localStorage.getItem(name), sessionStorage.getItem(name)]).toEqual([drawn.local, drawn.session]);
  answerByScript('Word in the session storage', drawn.local, 'Check word');
  expect(outcome('Local and session')).toHaveTextContent(`Missed: ${drawn.local} is the word in the local storage.`);
  // The text came by a script, the press did not.
  fireEvent.input(screen.getByLabelText('Word in the session storage'), { target: { value: drawn.session } });
  press('Check word');
  expect(outcome('Local and session')).toHaveTextContent(BY_SCRIPT);
  unmount();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('the server sets the hidden cookie, and removes it when the visitor leaves', async () => {
  const { tag, numbers } = draw('7', 'a');
  const fetched = jest.spyOn(window, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
  const { unmount } = render(<Cookies tag={tag} numbers={numbers} />);
  press('Set cookies');
  await waitFor(() => expect(screen.getByText('All four cookies are set.')).toBeVisible());
  expect(document.cookie).toContain(`storage-${tag}-session=${numbers.session}`);
  expect(document.cookie).not.toContain('hidden');
  answerByScript('Sum of the cookies', String(numbers.session + numbers.lasting + numbers.strict), 'Check sum');
  expect(outcome('Cookies of every kind')).toHaveTextContent(
    /^Missed: \d+ is the sum without the cookie that no script/,
  );
  unmount();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    `http://api.test/cookie?name=storage-${tag}-hidden&value=${numbers.hidden}`,
    `http://api.test/cookie?name=storage-${tag}-hidden&value=`,
  ]);
});

test('a browser that keeps no cookies says so', () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  render(<Cookies {...draw('7', 'a')} />);
  press('Set cookies');
  expect(outcome('Cookies of every kind')).toHaveTextContent('Missed: this browser keeps no cookies.');
  expect(screen.queryByText('All four cookies are set.')).toBeNull();
});

test('without the server the cookies are not set', async () => {
  jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('away'));
  render(<Cookies {...draw('7', 'a')} />);
  press('Set cookies');
  await waitFor(() =>
    expect(outcome('Cookies of every kind')).toHaveTextContent(
      'Missed: the server did not set its cookie. Press ‘Set cookies’ again.',
    ),
  );
});

test('the frame stores another word under the name of the page', () => {
  const drawn = draw('7', 'a');
  render(<Partitioned {...drawn} seed="7" run="a" />);
  press('Store in both');
  const name = `flavour-${drawn.tag}`;
  expect(localStorage.getItem(name)).toBe(drawn.page);
  expect(screen.getByTitle('Storing frame')).toHaveAttribute('src', 'http://shell.test/storage/frame?seed=7&run=a');
  answerByScript('Word in the frame’s storage', drawn.page, 'Check frame');
  expect(outcome('Partitioned')).toHaveTextContent(`Missed: ${drawn.page} is the word in the storage of the page.`);
  const tab = render(<StoringFrame />);
  expect(localStorage.getItem(name)).toBe(drawn.page);
  tab.unmount();
  // In a frame, the document has a parent. In the unit test, both share one storage.
  jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  const frame = render(<StoringFrame />);
  expect(localStorage.getItem(name)).toBe(drawn.frame);
  frame.unmount();
  expect(localStorage.getItem(name)).toBeNull();
});

const frameOf = (id: string) => document.getElementById(`${id}-frame`) as HTMLIFrameElement;

/** What the page with the worker says in its frame. */
function report(id: string, data: object) {
  const { contentWindow: source } = frameOf(id);
  const message = { source, origin: workerPage.origin, data: { kind: 'worker-page', ...data } };
  act(() => void window.dispatchEvent(new MessageEvent('message', message)));
}

test('version 2 counts only if version 1 served the page before', () => {
  render(<Update />);
  report('update', { served: 'network' });
  press('Publish version 2');
  press('Use version 2');
  report('update', { state: 'none waits' });
  expect(outcome('Update')).toHaveTextContent('Missed: version 2 does not wait now. The frame says how far it is.');
  press('Load updated page');
  report('update', { served: '2' });
  expect(outcome('Update')).toHaveTextContent('Missed: version 2 served the page, but version 1 never did.');
  report('update', { served: '1' });
  press('Load updated page');
  report('update', { served: '2' });
  expect(outcome('Update')).toHaveTextContent('Done: version 2 of the worker served the page.');
});

test('an order that comes before the page is there waits for it', () => {
  render(<Update />);
  const sent = jest.spyOn(frameOf('update').contentWindow as Window, 'postMessage').mockImplementation(() => {});
  press('Install version 1');
  expect(sent).not.toHaveBeenCalled();
  report('update', { served: 'network' });
  report('update', { served: 'network' });
  expect(sent.mock.calls).toEqual([[{ order: 'register', version: 1 }, workerPage.origin]]);
});

test('a frame that loads is not taken away, and one that says nothing is a miss', () => {
  jest.useFakeTimers();
  render(<Offline />);
  report('offline', { served: 'network' });
  const frame = frameOf('offline');
  press('Load page again');
  press('Load page again');
  expect(frameOf('offline')).toBe(frame);
  act(() => jest.advanceTimersByTime(10_000));
  expect(outcome('Offline')).toHaveTextContent('Missed: the page did not come.');
  press('Load page again');
  expect(frameOf('offline')).not.toBe(frame);
  cleanup();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('a browser that stores nothing is a miss, and leaving works', async () => {
  jest.spyOn(Object.getPrototypeOf(localStorage), 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  render(<LocalAndSession {...draw('7', 'a')} />);
  press('Store words');
  expect(outcome('Local and session')).toHaveTextContent('Missed: this browser lets the page store nothing.');
  render(<Partitioned {...draw('7', 'a')} seed="7" run="a" />);
  press('Store in both');
  expect(outcome('Partitioned')).toHaveTextContent('Missed: this browser lets the page store nothing.');
  expect(screen.queryByTitle('Storing frame')).toBeNull();
  jest.restoreAllMocks();
  // jsdom has no databases and no caches.
  const { unmount } = render(<Cleared {...draw('7', 'a')} />);
  press('Store five things');
  await waitFor(() =>
    expect(outcome('Cleared')).toHaveTextContent('Missed: this browser does not offer all five places.'),
  );
  unmount();
});

test('names follow the run, what is stored follows the seed, and each place is left by some seed', () => {
  const { tag: one, ...stored } = draw('7', 'a');
  const { tag: other, ...storedToo } = draw('7', 'b');
  expect(storedToo).toEqual(stored);
  expect(other).not.toBe(one);
  const drawn = Array.from({ length: 50 }, (_, seed) => draw(String(seed), 'a'));
  expect(new Set(drawn.map(({ left }) => left)).size).toBe(KINDS.length);
  for (const { local, session, owner, other, page, frame } of drawn)
    expect(new Set([local, session, owner, other, page, frame]).size).toBe(6);
});
