import { byHand } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { outcome } from '../../shared/testPage';
import Progress from './Progress';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressByHand = (name: string) => byHand('click', () => press(name));
const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const BY_SCRIPT = 'Missed: a script dispatched click. A person must do it.';

beforeEach(() => {
  window.history.replaceState(null, '', '?seed=1');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('too early and too late are misses, and the value stays', () => {
  render(<Progress />);
  const bar = screen.getByRole('progressbar', { name: 'Download' });
  press('Stop download');
  expect(outcome('Stop at 75')).toHaveTextContent('Missed: the download was not running.');
  press('Start download');
  after(3_000);
  press('Stop download');
  expect(outcome('Stop at 75')).toHaveTextContent(/^Missed: it was stopped at 2\d percent, which is too early\.$/);
  const stopped = bar.getAttribute('aria-valuenow');
  after(3_000);
  expect(bar).toHaveAttribute('aria-valuenow', stopped);
  press('Start download');
  after(20_000);
  press('Stop download');
  expect(outcome('Stop at 75')).toHaveTextContent('Missed: it was stopped at 100 percent, which is too late.');
  press('Start download');
  while (Number(bar.getAttribute('aria-valuenow')) < 75) after(50);
  press('Stop download');
  expect(outcome('Stop at 75')).toHaveTextContent(BY_SCRIPT);
});

test('going on before all three uploads end is a miss that names one', () => {
  render(<Progress />);
  press('Go on');
  expect(outcome('Three at once')).toHaveTextContent('Missed: the uploads were not started.');
  press('Start uploads');
  after(3_000);
  press('Go on');
  expect(outcome('Three at once')).toHaveTextContent(/^Missed: (Film|Music|Pictures) was at 7\d percent\.$/);
  after(1_050);
  press('Go on');
  expect(outcome('Three at once')).toHaveTextContent(BY_SCRIPT);
});

test('a dish that is not ready, or not the first, is a miss', () => {
  render(<Progress />);
  press('Cook all');
  press('Take Soup');
  expect(outcome('Any order')).toHaveTextContent('Missed: Soup was not ready.');
  after(4_000);
  const ready = screen.getAllByText(/: ready after/);
  for (const state of ready) expect(state).toHaveAttribute('aria-live');
  const times = ready.map((state) => [Number(/[\d.]+/.exec(state.textContent)), state.textContent] as const);
  const [first = '', , last = ''] = times.sort(([one], [two]) => one - two).map(([, text]) => text.split(':')[0]);
  press(`Take ${last}`);
  expect(outcome('Any order')).toHaveTextContent(/^Missed: \w+ was ready before \w+\. Take it first\.$/);
  press(`Take ${first}`);
  expect(outcome('Any order')).toHaveTextContent(BY_SCRIPT);
});

test('a dish that is taken twice does not count twice', () => {
  render(<Progress />);
  press('Cook all');
  after(4_000);
  const [first = ''] = screen
    .getAllByText(/: ready after/)
    .map(({ textContent }) => [Number(/[\d.]+/.exec(textContent)), textContent.split(':')[0] ?? ''] as const)
    .sort(([one], [two]) => one - two)
    .map(([, dish]) => dish);
  for (let times = 0; times < 3; times++) pressByHand(`Take ${first}`);
  expect(screen.getByText(`${first}: taken`)).toBeVisible();
  expect(outcome('Any order')).toHaveTextContent(/^Not done yet\.$/);
});

test('the message with the code stays for two seconds', () => {
  render(<Progress />);
  press('Check code');
  expect(outcome('Gone after two seconds')).toHaveTextContent('Missed: the message with the code did not appear yet.');
  press('Ask for a code');
  while (!screen.queryByText(/^Your code is/)) after(50);
  after(1_900);
  expect(screen.getByText(/^Your code is/)).toBeVisible();
  after(100);
  expect(screen.queryByText(/^Your code is/)).toBeNull();
});

test('leaving while the reminder is there is a miss, and a script cannot close it', () => {
  render(<Progress />);
  press('Leave the house');
  expect(outcome('It returns')).toHaveTextContent('Missed: there was no reminder yet.');
  press('Show reminder');
  press('Leave the house');
  expect(outcome('It returns')).toHaveTextContent('Missed: the reminder was still there.');
  press('Close reminder');
  expect(outcome('It returns')).toHaveTextContent(BY_SCRIPT);
  expect(screen.getByText('Turn off the stove.')).toBeVisible();
  pressByHand('Close reminder');
  press('Leave the house');
  expect(outcome('It returns')).toHaveTextContent('Missed: the reminder was closed for now only. It returns.');
});

test('five messages come one after the other, the newest on top', () => {
  render(<Progress />);
  press('Show five messages');
  const subjects = () => screen.getAllByRole('alert').map(({ textContent }) => textContent.split(' ')[0]);
  const [first] = subjects();
  for (const count of [2, 3, 4, 5, 5]) {
    after(500);
    expect(subjects()).toHaveLength(count);
  }
  expect(subjects().at(-1)).toBe(first);
  press(`Close ${first}`);
  expect(outcome('Stacked')).toHaveTextContent(BY_SCRIPT);
  pressByHand(`Close ${subjects()[1]}`);
  expect(outcome('Stacked')).toHaveTextContent(/^Missed: \w+ was number 2 from the top, not number 3\. /);
  press('Show five messages');
  after(500);
  pressByHand(`Close ${subjects()[0]}`);
  expect(outcome('Stacked')).toHaveTextContent(/^Missed: \w+ was closed when only 2 messages had come\. /);
});

test('the order of the messages follows the seed', () => {
  const ordered = (seed: string) => {
    window.history.replaceState(null, '', `?seed=${seed}`);
    const { unmount } = render(<Progress />);
    press('Show five messages');
    after(2_000);
    const texts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    unmount();
    return texts;
  };
  expect(ordered('1')).toEqual(ordered('1'));
  expect(ordered('1')).not.toEqual(ordered('2'));
});
