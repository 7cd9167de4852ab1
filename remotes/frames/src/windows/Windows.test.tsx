import { trust } from '@playground/kit/test/trust';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, StrictMode, useLayoutEffect } from 'react';
import { configureFrames, FRAMES } from '../../shared/siteForTests';
import Beforehand from './components/Beforehand';
import ClosingWindow from './components/ClosingWindow';
import LatePopup from './components/LatePopup';
import OtherOrigin from './components/OtherOrigin';
import Next from './documents/Next';
import { nextWordsOf } from './draw';
import { readMessage } from './messages';

let distrust: () => void;

beforeEach(() => {
  distrust = trust('click');
  configureFrames();
  window.history.replaceState(null, '', '/windows?seed=7');
});
afterEach(() => {
  distrust();
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const show = (Station: ComponentType) => render(<Station />, { wrapper: StrictMode });
const outcome = () => screen.getByRole('status');
const popup = () => ({ closed: false, close: jest.fn(), focus: jest.fn(), postMessage: jest.fn() });

function receive(data: unknown, from: { origin?: string; source?: unknown }) {
  act(() => {
    const message = new MessageEvent('message', { data, origin: from.origin ?? '' });
    Object.defineProperty(message, 'source', { value: from.source });
    window.dispatchEvent(message);
  });
}

test('says that the browser blocked a window', async () => {
  jest.useFakeTimers();
  jest.spyOn(window, 'open').mockReturnValue(null);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = show(ClosingWindow);
  await user.click(screen.getByRole('button', { name: 'Open the errand' }));
  expect(outcome()).toHaveTextContent('Missed: this browser blocked the window.');
  unmount();
  show(LatePopup);
  await user.click(screen.getByRole('button', { name: 'Send for the visitor' }));
  act(() => jest.advanceTimersByTime(1499));
  expect(outcome()).toHaveTextContent('Not done yet.');
  act(() => jest.advanceTimersByTime(1));
  expect(outcome()).toHaveTextContent(
    'Missed: this browser blocked the popup, because it came 1.5 seconds after the click.',
  );
});

test('takes messages of the stranger only from its origin, and closes it when the page is left', async () => {
  const opened = popup();
  const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const { unmount } = show(OtherOrigin);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open the stranger' }));
  expect(open.mock.calls[0]?.[0]).toBe(`${FRAMES}/windows/stranger`);
  const accept = { kind: 'accept', text: '', trusted: true };
  receive(accept, { origin: 'http://evil.test', source: opened });
  receive(accept, { origin: FRAMES, source: window });
  expect(outcome()).toHaveTextContent('Not done yet.');
  receive(accept, { origin: FRAMES, source: opened });
  expect(outcome()).toHaveTextContent(`Done: Accept was pressed on ${FRAMES}.`);
  expect(opened.close).not.toHaveBeenCalled();
  unmount();
  expect(opened.close).toHaveBeenCalled();
});

test('hears the last message of a popup that is already gone', async () => {
  jest.useFakeTimers();
  const opened = popup();
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  show(ClosingWindow);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Open the errand' }));
  const tell = (kind: string) =>
    receive({ kind, text: '', trusted: true }, { origin: window.location.origin, source: opened });
  tell('finish');
  opened.closed = true;
  act(() => jest.advanceTimersByTime(200));
  tell('closing');
  act(() => jest.advanceTimersByTime(200));
  expect(outcome()).toHaveTextContent('Done: the popup closed itself.');
});

test.each([[null], ['text'], [{}], [{ kind: 'keep', text: 1, trusted: true }], [{ kind: 'keep', text: '' }]])(
  'does not read %j as a message',
  (data) => {
    expect(readMessage(data)).toBeUndefined();
  },
);

test('the next page counts one visit, and only when it is shown', () => {
  const { shown, beforehand } = nextWordsOf('7');
  expect(shown).not.toBe(beforehand);
  const { unmount } = render(<Next />);
  expect(screen.getByRole('status')).toHaveTextContent('Visits: 1');
  expect(screen.getByText('The browser did not render this page beforehand.')).toBeVisible();
  expect(screen.getByText(shown)).toBeVisible();
  unmount();

  performance.getEntriesByType = () => [Object.assign({} as PerformanceEntry, { activationStart: 120 })];
  const late = render(<Next />);
  Reflect.deleteProperty(performance, 'getEntriesByType');
  expect(screen.getByRole('status')).toHaveTextContent('Visits: 1');
  expect(screen.getByText('The browser rendered this page beforehand.')).toBeVisible();
  late.unmount();

  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  render(<Next />);
  Reflect.deleteProperty(document, 'prerendering');
  expect(screen.getByRole('status')).toHaveTextContent('Visits: 0');
  expect(screen.getByText(beforehand)).toBeVisible();
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  expect(screen.getByRole('status')).toHaveTextContent('Visits: 1');
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.getByText('The browser rendered this page beforehand.')).toBeVisible();
});

test('the next page counts its visit if it is shown while it is being rendered', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  function Shown() {
    useLayoutEffect(() => {
      Reflect.deleteProperty(document, 'prerendering');
      document.dispatchEvent(new Event('prerenderingchange'));
    }, []);
    return null;
  }
  render(
    <>
      <Next />
      <Shown />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Visits: 1');
  expect(screen.getByText(nextWordsOf('7').shown)).toBeVisible();
});

test('the word counts that the next page had when it was shown', async () => {
  const { shown, beforehand } = nextWordsOf('7');
  const distrustInput = trust('input');
  const user = userEvent.setup();
  show(Beforehand);
  expect(screen.getByText('This browser has no speculation rules, so it renders no page beforehand.')).toBeVisible();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the lobby' }).search).toBe('?seed=7');
  const field = screen.getByLabelText('Word of the next page');
  for (const [word, said] of [
    [beforehand, 'Missed: the page had this word before it was shown.'],
    ['other', 'Missed: the field holds ‘other’.'],
    [shown, `Done: the page had the word ${shown} when it was shown.`],
  ] as const) {
    await user.clear(field);
    await user.type(field, word);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(outcome()).toHaveTextContent(said);
  }
  distrustInput();
});
