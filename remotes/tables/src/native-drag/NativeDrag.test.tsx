import { configureSite } from '@playground/kit/test/configureSite';
import { act, render, screen } from '@testing-library/react';
import IntoFrame from './components/IntoFrame';
import { letterOf } from './draw';
import { messageOf, readMessage } from './messages';

const TABLES = 'http://tables.test';

beforeEach(() => configureSite({ remotes: [{ name: 'tables', title: 'Tables', url: TABLES }] }));

const outcome = (name: string) => screen.getByRole('status', { name });
const tray = () => screen.getByTitle<HTMLIFrameElement>('Tray');
const receive = (data: unknown, from: { origin?: string; source?: MessageEventSource | null }) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, ...from }));
  });

test('the tray is on the other origin, and only its messages count', () => {
  render(<IntoFrame seed="7" />);
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
