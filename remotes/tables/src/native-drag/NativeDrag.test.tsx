import type { SiteConfig } from '@playground/kit/contract/site';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { letterOf } from './draw';
import { messageOf, readMessage } from './messages';
import NativeDrag from './NativeDrag';

const TABLES = 'http://tables.test';

beforeEach(() => {
  const site: SiteConfig = {
    shell: window.location.origin,
    remotes: [{ name: 'tables', title: 'Tables', url: TABLES }],
    services: { mail: '', geocoder: '', inbox: '' },
  };
  document.head.innerHTML = `<script type="application/json" id="playground">${JSON.stringify(site)}</script>`;
  window.history.replaceState(null, '', '/nativeDrag?seed=7');
});
afterEach(() => window.history.replaceState(null, '', '/'));

const outcome = (name: string) => screen.getByRole('status', { name });
const tray = () => screen.getByTitle<HTMLIFrameElement>('Tray');
const receive = (data: unknown, from: { origin?: string; source?: MessageEventSource | null }) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, ...from }));
  });

test('an event by a script is a miss and moves nothing', () => {
  render(<NativeDrag />);
  fireEvent.dragStart(screen.getByText('Card A'));
  expect(outcome('Swap two')).toHaveTextContent('Missed: a script dispatched dragstart. A person must do it.');
  fireEvent.drop(screen.getByText('Card B'));
  expect(outcome('Swap two')).toHaveTextContent('Missed: a script dispatched drop. A person must do it.');
  expect(screen.getAllByText(/^Card [AB]$/).map(({ textContent }) => textContent)).toEqual(['Card A', 'Card B']);
});

test('the tray is on the other origin, and only its messages count', () => {
  render(<NativeDrag />);
  expect(tray().src).toBe(`${TABLES}/nativeDrag/tray`);
  const station = 'Into a frame of another origin';
  const text = letterOf('7');
  const source = tray().contentWindow;
  receive(messageOf('dropped', text), { origin: 'http://evil.test', source });
  receive(messageOf('dropped', text), { origin: TABLES, source: window });
  receive({ kind: 'dropped', text: 1 }, { origin: TABLES, source });
  expect(outcome(station)).toHaveTextContent(/^Not done yet\.$/);
  receive(messageOf('missed', 'it slipped.'), { origin: TABLES, source });
  expect(outcome(station)).toHaveTextContent(/^Missed: it slipped\.$/);
  receive(messageOf('dropped', '<i>no</i>'), { origin: TABLES, source });
  expect(outcome(station)).toHaveTextContent('Missed: the tray got “<i>no</i>”, which is not the letter.');
  receive(messageOf('dropped', text), { origin: TABLES, source });
  expect(outcome(station)).toHaveTextContent(`Done: the tray got ${text}.`);
});

test('a message of a wrong shape or size is ignored', () => {
  for (const data of [
    undefined,
    null,
    'dropped',
    {},
    { kind: 'other', text: '' },
    { kind: 'dropped', text: 'x'.repeat(201) },
  ]) {
    expect(readMessage(data)).toBeUndefined();
  }
  expect(readMessage(messageOf('dropped', 'x'.repeat(100_000)))?.text).toHaveLength(200);
});
