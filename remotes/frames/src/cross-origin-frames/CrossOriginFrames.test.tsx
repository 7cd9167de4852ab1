import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureFrames, FRAMES } from '../../shared/siteForTests';
import CrossOriginFrames from './CrossOriginFrames';
import Doors from './components/Doors';
import Field from './components/Field';
import Handshake from './components/Handshake';
import Lazy from './components/Lazy';
import Replace from './components/Replace';
import Sandboxes from './components/Sandboxes';

const other = { url: FRAMES, away: false, retry: () => {} };
const own = { ...other, url: window.location.origin };
const away = new Set<string>();

beforeEach(() => {
  away.clear();
  configureFrames();
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
const outcome = (name: string) => screen.getByRole('status', { name });

function receive(data: unknown, from: { origin?: string; source?: MessageEventSource | null }) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, ...from }));
  });
}
/** A document of the other origin, in the frame with this title. */
const from = (title: string) => ({ origin: FRAMES, source: frame(title).contentWindow });
const report = (what: string, trusted = true) => ({ kind: 'report', what, trusted });
const refused = () => screen.getByRole('status', { name: 'Refused messages' });

test('takes origins from the site’s configuration, never from the address', async () => {
  window.history.replaceState(null, '', '/crossOriginFrames?frames=http://evil.test&origin=http://evil.test');
  await open();
  expect(frame('Field').src).toBe(`${FRAMES}/crossOriginFrames/field`);
  expect(document.body.innerHTML).not.toContain('evil');
});

test('answers the hello of its frame on its origin, and shows what it sends as text, up to 200 characters', () => {
  render(<Handshake other={other} own={own} />);
  const post = jest.spyOn(frame('Speaker').contentWindow as Window, 'postMessage').mockImplementation(() => {});
  receive({ kind: 'hello' }, from('Speaker'));
  expect(post).toHaveBeenCalledWith({ kind: 'welcome' }, FRAMES);
  for (const text of ['<i>hi</i>', 'x'.repeat(200)]) {
    receive({ kind: 'say', text }, from('Speaker'));
    expect(screen.getByText(`The frame says: ${text}`)).toBeVisible();
  }
  expect(refused()).toHaveTextContent(/^0$/);
});

const say = { kind: 'say', text: 'hi' };
test.each([
  ['of another origin', say, () => ({ ...from('Speaker'), origin: 'http://evil.test' })],
  ['of an opaque origin', say, () => ({ ...from('Speaker'), origin: 'null' })],
  ['of an origin that starts like the right one', say, () => ({ ...from('Speaker'), origin: `${FRAMES}.evil.test` })],
  ['of another frame', say, () => from('Field')],
  ['without a source', { kind: 'hello' }, () => ({ origin: FRAMES, source: null })],
  ['that is text', 'say hi', () => from('Speaker')],
  ['that is null', null, () => from('Speaker')],
  ['of an unknown kind', { kind: 'shout', text: 'hi' }, () => from('Speaker')],
  ['whose text is a number', { kind: 'say', text: 42 }, () => from('Speaker')],
  ['without text', { kind: 'say' }, () => from('Speaker')],
  ['that is too long', { kind: 'say', text: 'x'.repeat(201) }, () => from('Speaker')],
  ['that is a report of another origin', report('Ada'), () => ({ ...from('Field'), origin: 'http://evil.test' })],
  ['that is a report of another frame', report('Ada'), () => from('Speaker')],
  ['that is a report without a source', report('Ada'), () => ({ origin: FRAMES, source: null })],
  ['that is a report of 201 characters', report('x'.repeat(201)), () => from('Field')],
  ['that is a report without text', { kind: 'report' }, () => from('Field')],
])('counts a message %s as refused, and ignores it', (_, data, sender) => {
  render(
    <>
      <Field other={other} />
      <Handshake other={other} own={own} />
    </>,
  );
  receive(data, sender());
  expect(refused()).toHaveTextContent(/^1$/);
  expect(screen.getByText('The frame has said nothing yet.')).toBeVisible();
  expect(outcome('A field across an origin')).toHaveTextContent(/^Not done yet\.$/);
});

test.each([
  ['Ada', true, /^Done: Ada was greeted\.$/],
  ['<b>Bob', true, /^Missed: ‘<b>Bob’ was greeted, not Ada\.$/],
  ['', true, /^Missed: Greet was pressed without a name\.$/],
  ['Ada', false, /^Missed: Greet was pressed by a script\.$/],
])('turns the report %p of a frame into an outcome (by hand: %p)', (what, trusted, text) => {
  render(<Field other={other} />);
  receive(report(what, trusted), from('Field'));
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('replaces its frame by an equal one on request, and two presses by a person count', () => {
  render(<Replace other={other} />);
  const first = frame('Replaced');
  const press = (trusted: boolean, sender = from('Replaced')) => {
    receive({ kind: 'replace', trusted }, sender);
    return outcome('A frame that is replaced');
  };
  press(true, { ...from('Replaced'), origin: 'http://evil.test' });
  press(true, { origin: FRAMES, source: window });
  expect(screen.getByText('The frame was replaced 0 times.')).toBeVisible();
  expect(press(false)).toHaveTextContent(/^Missed: .+ by a script\.$/);
  expect(screen.getByText('The frame was replaced once.')).toBeVisible();
  expect(frame('Replaced')).not.toBe(first);
  expect(frame('Replaced').outerHTML).toBe(first.outerHTML);
  expect(press(true)).toHaveTextContent(/^Missed: /);
  expect(press(true)).toHaveTextContent(/^Done: /);
  expect(screen.getByText('The frame was replaced 3 times.')).toBeVisible();
});

test('the handshake is done after hello was accepted and the stranger refused, in any order', () => {
  render(<Handshake other={other} own={own} />);
  const said = () => outcome('A handshake by messages');
  expect(frame('Stranger')).toHaveAttribute('sandbox', 'allow-scripts');
  receive({ kind: 'say', text: 'Trust me.' }, { ...from('Stranger'), origin: 'null' });
  expect(said()).toHaveTextContent(/^Not done yet\.$/);
  receive({ kind: 'say', text: 'hi', trusted: true }, from('Speaker'));
  expect(said()).toHaveTextContent(/^Missed: ‘hi’ was sent, not hello\.$/);
  receive({ kind: 'say', text: 'hello' }, from('Speaker'));
  expect(said()).toHaveTextContent(/^Missed: Send was pressed by a script\.$/);
  receive({ kind: 'say', text: 'hello', trusted: true }, from('Speaker'));
  expect(said()).toHaveTextContent(/^Done: /);
});

test('the sandboxes are done after two frames loaded again and two reported a refusal, each from its origin', () => {
  render(<Sandboxes own={own} />);
  const tell = (title: string, origin: string) => receive(report('refused'), { ...from(title), origin });
  for (const title of ['No sandbox', 'Forms without scripts']) {
    fireEvent.load(frame(title));
    fireEvent.load(frame(title));
  }
  tell('Scripts only', own.url);
  tell('Scripts and same origin', 'null');
  expect(screen.getByRole('status')).toHaveTextContent(/^Not done yet\.$/);
  tell('Scripts only', 'null');
  tell('Scripts and same origin', own.url);
  expect(screen.getByRole('status')).toHaveTextContent(/^Done: /);
});

test('two door frames differ only in their numbers, and no knock counts after one at the locked door', () => {
  render(<Doors other={other} />);
  const doors = screen.getAllByTitle<HTMLIFrameElement>('Door');
  const [first, second] = doors.map(({ outerHTML }) => outerHTML.replace(/\d{6}/, 'N').replace(/door-\d/, 'door'));
  expect(first).toBe(second);
  for (const door of ['locked', 'open']) {
    receive(report(door), { origin: FRAMES, source: doors[0]?.contentWindow ?? null });
    expect(screen.getByRole('status')).toHaveTextContent(/^Missed: you knocked at the locked door/);
  }
});

test('loads its frame lazily', () => {
  render(<Lazy other={other} />);
  expect(frame('Lazy')).toHaveAttribute('loading', 'lazy');
});

test('says which origin does not answer until it is back, and the other frames stay', async () => {
  away.add(FRAMES);
  await open();
  for (const name of ['A field across an origin', 'A handshake by messages', 'A frame in a shadow root']) {
    expect(station(name).getByRole('alert')).toHaveTextContent(`${FRAMES} does not answer`);
  }
  for (const title of ['Stranger', 'No sandbox', 'From srcdoc']) expect(frame(title)).toBeInTheDocument();
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
