import type { SiteConfig } from '@playground/kit/contract/site';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CrossOriginFrames from './CrossOriginFrames';

const FRAMES = 'http://frames.test';
const away = new Set<string>();

beforeEach(() => {
  away.clear();
  const site: SiteConfig = {
    shell: window.location.origin,
    remotes: [{ name: 'frames', title: 'Frames', url: FRAMES }],
    services: { mail: '', geocoder: '', inbox: '' },
  };
  document.head.innerHTML = `<script type="application/json" id="playground">${JSON.stringify(site)}</script>`;
  window.history.replaceState(null, '', '/crossOriginFrames?seed=7');
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (away.has(new URL(String(address)).origin)) throw new TypeError('Failed to fetch');
    return new Response();
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

/** Renders the page and waits until every origin was asked. */
async function open() {
  const page = render(<CrossOriginFrames />);
  await act(async () => {});
  return page;
}
const station = (name: string) => within(screen.getByRole('region', { name }));
const frame = (title: string) => screen.getByTitle<HTMLIFrameElement>(title);

function receive(data: unknown, from: { origin?: string; source?: MessageEventSource | null }) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, ...from }));
  });
}
const speaker = () => ({ origin: FRAMES, source: frame('Speaker').contentWindow });
const refused = () => screen.getByRole('status', { name: 'Refused messages' });

test('takes origins from the site’s configuration, never from the address', async () => {
  window.history.replaceState(null, '', '/crossOriginFrames?frames=http://evil.test&origin=http://evil.test');
  await open();
  expect(frame('Field').src).toBe(`${FRAMES}/crossOriginFrames/field`);
  expect(document.body.innerHTML).not.toContain('evil');
});

test('answers the hello of its frame, only on the origin of the frame', async () => {
  await open();
  const post = jest.spyOn(frame('Speaker').contentWindow as Window, 'postMessage').mockImplementation(() => {});
  receive({ kind: 'hello' }, speaker());
  expect(post).toHaveBeenCalledWith({ kind: 'welcome' }, FRAMES);
  expect(refused()).toHaveTextContent(/^0$/);
});

test('shows what its frame sends as text, up to 200 characters', async () => {
  await open();
  expect(screen.getByText('The frame has said nothing yet.')).toBeVisible();
  receive({ kind: 'say', text: '<i>hi</i>' }, speaker());
  expect(screen.getByText('The frame says: <i>hi</i>')).toBeVisible();
  receive({ kind: 'say', text: 'x'.repeat(200) }, speaker());
  expect(screen.getByText(`The frame says: ${'x'.repeat(200)}`)).toBeVisible();
  expect(refused()).toHaveTextContent(/^0$/);
});

test.each([
  ['of another origin', { kind: 'say', text: 'hi' }, () => ({ ...speaker(), origin: 'http://evil.test' })],
  ['of an opaque origin', { kind: 'say', text: 'hi' }, () => ({ ...speaker(), origin: 'null' })],
  [
    'of an origin that starts like the right one',
    { kind: 'say', text: 'hi' },
    () => ({ ...speaker(), origin: `${FRAMES}.evil.test` }),
  ],
  ['of another frame', { kind: 'say', text: 'hi' }, () => ({ origin: FRAMES, source: frame('Field').contentWindow })],
  ['without a source', { kind: 'hello' }, () => ({ origin: FRAMES, source: null })],
  ['that is text', 'say hi', speaker],
  ['that is null', null, speaker],
  ['of an unknown kind', { kind: 'shout', text: 'hi' }, speaker],
  ['whose text is a number', { kind: 'say', text: 42 }, speaker],
  ['without text', { kind: 'say' }, speaker],
  ['that is too long', { kind: 'say', text: 'x'.repeat(201) }, speaker],
])('counts a message %s and ignores it', async (_, data, from) => {
  await open();
  receive(data, from());
  expect(refused()).toHaveTextContent(/^1$/);
  expect(screen.getByText('The frame has said nothing yet.')).toBeVisible();
});

test('replaces a frame by an equal one on request, and counts', async () => {
  await open();
  const before = frame('Replaced');
  receive({ kind: 'replace' }, { origin: FRAMES, source: before.contentWindow });
  expect(screen.getByText('The frame was replaced once.')).toBeVisible();
  expect(frame('Replaced')).not.toBe(before);
  expect(frame('Replaced').outerHTML).toBe(before.outerHTML);
  receive({ kind: 'replace' }, { origin: FRAMES, source: frame('Replaced').contentWindow });
  expect(screen.getByText('The frame was replaced 2 times.')).toBeVisible();
  expect(refused()).toHaveTextContent(/^0$/);
});

test('does not replace a frame on a request from somebody else', async () => {
  await open();
  receive({ kind: 'replace' }, { origin: 'http://evil.test', source: frame('Replaced').contentWindow });
  receive({ kind: 'replace' }, { origin: FRAMES, source: frame('Field').contentWindow });
  expect(screen.getByText('The frame was replaced 0 times.')).toBeVisible();
});

const outcome = (name: string) => screen.getByRole('status', { name });
const report = (what: string, trusted = true) => ({ kind: 'report', what, trusted });

test.each([
  ['field', 'A field across an origin', 'Field', report('Ada'), /^Done: Ada was greeted\.$/],
  ['another name', 'A field across an origin', 'Field', report('<b>Bob'), /^Missed: ‘<b>Bob’ was greeted, not Ada\.$/],
  ['no name', 'A field across an origin', 'Field', report(''), /^Missed: Greet was pressed without a name\.$/],
  ['a script', 'A field across an origin', 'Field', report('Ada', false), /^Missed: Greet was pressed by a script\.$/],
  ['steps', 'A frame that navigates itself', 'Steps', report('arrived'), /^Done: /],
  ['lazy', 'A lazy frame', 'Lazy', report('clicked'), /^Done: /],
  ['a script in the lazy frame', 'A lazy frame', 'Lazy', report('clicked', false), /^Missed: .+ by a script\.$/],
])('turns the report of a frame into the outcome of its station: %s', async (_, name, title, data, text) => {
  await open();
  expect(outcome(name)).toHaveTextContent(/^Not done yet\.$/);
  receive(data, { origin: FRAMES, source: frame(title).contentWindow });
  expect(outcome(name)).toHaveTextContent(text);
  expect(refused()).toHaveTextContent(/^0$/);
});

test.each([
  ['of another origin', report('Ada'), () => ({ origin: 'http://evil.test', source: frame('Field').contentWindow })],
  ['of another frame', report('Ada'), () => ({ origin: FRAMES, source: frame('Speaker').contentWindow })],
  ['without a source', report('Ada'), () => ({ origin: FRAMES, source: null })],
  ['that is too long', report('x'.repeat(201)), () => ({ origin: FRAMES, source: frame('Field').contentWindow })],
  ['without text', { kind: 'report' }, () => ({ origin: FRAMES, source: frame('Field').contentWindow })],
])('ignores a report %s, and counts it as refused', async (_, data, from) => {
  await open();
  receive(data, from());
  expect(outcome('A field across an origin')).toHaveTextContent(/^Not done yet\.$/);
  expect(refused()).toHaveTextContent(/^1$/);
});

test('the handshake is done after hello was accepted and the stranger refused, in any order', async () => {
  await open();
  const name = 'A handshake by messages';
  receive({ kind: 'say', text: 'Trust me.' }, { origin: 'null', source: frame('Stranger').contentWindow });
  expect(outcome(name)).toHaveTextContent(/^Not done yet\.$/);
  receive({ kind: 'say', text: 'hi', trusted: true }, speaker());
  expect(outcome(name)).toHaveTextContent(/^Missed: ‘hi’ was sent, not hello\.$/);
  receive({ kind: 'say', text: 'hello' }, speaker());
  expect(outcome(name)).toHaveTextContent(/^Missed: Send was pressed by a script\.$/);
  receive({ kind: 'say', text: 'hello', trusted: true }, speaker());
  expect(outcome(name)).toHaveTextContent(/^Done: /);
});

test('the sandboxes are done after two frames loaded again and two reported a refusal, each from its origin', async () => {
  await open();
  const name = 'One form in four sandboxes';
  const tell = (title: string, origin: string) =>
    receive(report('refused'), { origin, source: frame(title).contentWindow });
  for (const title of ['No sandbox', 'Forms without scripts']) {
    fireEvent.load(frame(title));
    fireEvent.load(frame(title));
  }
  tell('Scripts only', window.location.origin);
  tell('Scripts and same origin', 'null');
  expect(outcome(name)).toHaveTextContent(/^Not done yet\.$/);
  expect(refused()).toHaveTextContent(/^2$/);
  tell('Scripts only', 'null');
  tell('Scripts and same origin', window.location.origin);
  expect(outcome(name)).toHaveTextContent(/^Done: /);
});

test('after a knock at the locked door, a knock at the open one does not count', async () => {
  await open();
  const [door] = screen.getAllByTitle<HTMLIFrameElement>('Door');
  const knock = (what: string) => receive(report(what), { origin: FRAMES, source: door?.contentWindow ?? null });
  knock('locked');
  expect(outcome('Two equal frames')).toHaveTextContent(/^Missed: you knocked at the locked door/);
  knock('open');
  expect(outcome('Two equal frames')).toHaveTextContent(/^Missed: /);
});

test('two presses by a person count, and presses by a script do not', async () => {
  await open();
  const press = (trusted: boolean) =>
    receive({ kind: 'replace', trusted }, { origin: FRAMES, source: frame('Replaced').contentWindow });
  press(false);
  expect(outcome('A frame that is replaced')).toHaveTextContent(/^Missed: .+ by a script\.$/);
  press(true);
  expect(outcome('A frame that is replaced')).toHaveTextContent(/^Missed: /);
  press(true);
  expect(outcome('A frame that is replaced')).toHaveTextContent(/^Done: /);
});

test('gives the stranger scripts, but no origin', async () => {
  await open();
  expect(frame('Stranger')).toHaveAttribute('sandbox', 'allow-scripts');
});

test('puts the same form into four sandboxes', async () => {
  await open();
  const sandboxes = ['No sandbox', 'Scripts only', 'Scripts and same origin', 'Forms without scripts'];
  expect(sandboxes.map((title) => frame(title).getAttribute('sandbox'))).toEqual([
    null,
    'allow-scripts',
    'allow-scripts allow-same-origin',
    'allow-forms',
  ]);
});

test('has two door frames that differ only in their numbers', async () => {
  await open();
  const [first, second] = screen
    .getAllByTitle('Door')
    .map(({ outerHTML }) => outerHTML.replace(/\d{6}/, 'N').replace(/door-\d/, 'door'));
  expect(first).toBe(second);
});

test('loads one frame lazily', async () => {
  const { container } = await open();
  expect(container.querySelectorAll('[loading]')).toHaveLength(1);
  expect(frame('Lazy')).toHaveAttribute('loading', 'lazy');
});

test('says which origin does not answer until it is back, and the other frames stay', async () => {
  away.add(FRAMES);
  await open();
  for (const name of ['A field across an origin', 'A handshake by messages', 'A frame in a shadow root']) {
    expect(station(name).getByRole('alert')).toHaveTextContent(`${FRAMES} does not answer`);
  }
  expect(frame('Stranger')).toBeInTheDocument();
  expect(frame('No sandbox')).toBeInTheDocument();
  expect(frame('From srcdoc')).toBeInTheDocument();
  expect(frame('From a blob')).toHaveAttribute('src', 'blob:made');
  away.clear();
  await userEvent.setup().click(station('A handshake by messages').getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(frame('Speaker')).toBeInTheDocument());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that the origin of its own files does not answer', async () => {
  away.add(window.location.origin);
  await open();
  expect(station('A handshake by messages').getByRole('alert')).toHaveTextContent('does not answer');
  expect(station('One form in four sandboxes').getAllByRole('alert')).toHaveLength(4);
  expect(frame('Speaker')).toBeInTheDocument();
});

test('leaves no listener and no object URL behind', async () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const { unmount } = await open();
  unmount();
  const messages = ({ mock }: typeof added | typeof removed) =>
    mock.calls.filter(([type]) => type === 'message').length;
  expect(messages(removed)).toBe(messages(added));
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:made');
});
