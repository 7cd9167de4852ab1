import { byHand } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { draw } from './draw';
import { firstDocument } from './journey';
import { stations } from './stations';
import ViewTransitions from './ViewTransitions';

const asked = draw('7');
const outcome = (id: keyof typeof stations) => screen.getByRole('status', { name: stations[id].name });
const press = (name: string) => byHand('click', () => fireEvent.click(screen.getByRole('button', { name })));

let isReduced: boolean;
/** Ends the transition that runs. */
let end: () => Promise<void>;
const skipTransition = jest.fn();

beforeEach(() => {
  isReduced = false;
  skipTransition.mockClear();
  window.matchMedia = () => ({ matches: isReduced }) as MediaQueryList;
  document.startViewTransition = (update) => {
    (update as () => void)();
    const finished = new Promise<undefined>((resolve) => {
      end = () => act(async () => resolve(undefined));
    });
    return { finished, ready: Promise.reject(new Error('skipped')), skipTransition } as unknown as ViewTransition;
  };
  window.history.replaceState(null, '', '/viewTransitions?seed=7');
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('the row that is asked for moves, with each seed', () => {
  for (let seed = 0; seed < 200; seed++) {
    for (const { rows, wanted } of Object.values(draw(String(seed))))
      expect([...rows].sort().indexOf(wanted)).not.toBe(rows.indexOf(wanted));
  }
});

test('a press counts only on the right row of the sorted list, and not while the picture moves', async () => {
  const { unmount } = render(<ViewTransitions />);
  const { rows, wanted } = asked.towns;
  press(wanted);
  expect(outcome('lets-it-pass')).toHaveTextContent('Missed: the list was not sorted yet.');
  press('Sort the towns');
  expect(document.documentElement).toHaveAttribute('data-clicks-pass');
  press(wanted);
  expect(outcome('lets-it-pass')).toHaveTextContent('Missed: you pressed while the picture moved.');
  await end();
  expect(document.documentElement).not.toHaveAttribute('data-clicks-pass');
  const other = rows.find((name) => name !== wanted) ?? '';
  press(other);
  expect(outcome('lets-it-pass')).toHaveTextContent(`Missed: you pressed ${other}.`);
  fireEvent.click(screen.getByRole('button', { name: wanted }));
  expect(outcome('lets-it-pass')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  press(wanted);
  expect(outcome('lets-it-pass')).toHaveTextContent(`Done: you pressed ${wanted} in its new place.`);
  press('Sort the towns');
  unmount();
  expect(skipTransition).toHaveBeenCalledTimes(1);
});

test('with reduced motion the list changes at once, and only that counts in its station', async () => {
  render(<ViewTransitions />);
  const { wanted } = asked.birds;
  press('Sort the birds');
  await end();
  press(wanted);
  expect(outcome('reduced-motion')).toHaveTextContent('Missed: the browser does not prefer reduced motion.');
  isReduced = true;
  press(wanted);
  expect(outcome('reduced-motion')).toHaveTextContent('Missed: the picture moved. Sort the list again.');
  press('Sort the birds');
  press(wanted);
  expect(outcome('reduced-motion')).toHaveTextContent(`Done: you pressed ${wanted} in its new place.`);
});

test('a browser without view transitions says so', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  render(<ViewTransitions />);
  expect(screen.getAllByText('This browser has no view transitions, so the list changes at once.')).toHaveLength(3);
  press('Sort the fruits');
  press(asked.fruits.wanted);
  expect(outcome('takes-the-click')).toHaveTextContent(/^Done: /);
});

test('of two documents, only a press by hand counts that came after the picture', () => {
  render(<ViewTransitions />);
  expect(screen.getByText(/^This browser has no view transitions between documents/)).toBeVisible();
  const frame = screen.getByTitle<HTMLIFrameElement>('Journey');
  expect(frame.src).toBe(firstDocument.href);
  const tell = (data: object, origin = firstDocument.origin, source: Window | null = frame.contentWindow) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { origin, source, data })));
  const press = { kind: 'journey', picture: 'stood', isEarly: false, isTrusted: true };
  tell(press, 'http://evil.test');
  tell(press, firstDocument.origin, window);
  tell({ ...press, kind: 'other' });
  const station = outcome('next-document');
  expect(station).toHaveTextContent('Not done yet.');
  for (const picture of ['comes', 'moves']) tell({ ...press, picture, isEarly: true });
  expect(station).toHaveTextContent('Missed: you pressed while the picture moved.');
  expect(station).toHaveAttribute('data-verdicts', '2');
  tell({ ...press, isTrusted: false });
  expect(station).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  tell(press);
  expect(station).toHaveTextContent('Done: you arrived after the picture.');
});
