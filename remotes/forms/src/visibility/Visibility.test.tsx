import { act, fireEvent, render, screen } from '@testing-library/react';
import GoneForGood from './components/GoneForGood';
import ScreenReader from './components/ScreenReader';
import WaitUntilSeen from './components/WaitUntilSeen';
import { draw, WAYS } from './draw';
import type { stations } from './stations';
import Visibility from './Visibility';

window.history.replaceState(null, '', '/visibility?seed=7');
// jsdom has no layout.
document.elementFromPoint = () => null;
Element.prototype.checkVisibility = () => true;
afterEach(() => jest.useRealTimers());

const outcome = (id: keyof typeof stations) => document.getElementById(`${id}-outcome`);
const row = (way: keyof typeof WAYS) => document.getElementById(`${way}-row`);

test('a press by a script is counted as one, and is a miss', () => {
  render(<Visibility />);
  fireEvent.click(document.getElementById('opacity-none') as Element);
  expect(row('opacity-none')).toHaveTextContent(/001$/);
  expect(outcome('press-reachable')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  expect(outcome('press-by-keyboard')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
});

test('the cover gets the press that is meant for its button', () => {
  render(<Visibility />);
  fireEvent.click(document.getElementById('cover') as Element);
  expect(row('covered')).toHaveTextContent(/000$/);
  expect(outcome('press-reachable')).toHaveTextContent('Missed: the cover got the press, not the button under it.');
});

test.each([
  ['  ', 'nothing was typed.'],
  ['many', '‘many’ is not a number of buttons.'],
  ['-1', '‘-1’ is not a number of buttons.'],
  ['٣', '‘٣’ is not a number of buttons.'],
  ['9'.repeat(100_000), `‘${'9'.repeat(40)}…’ is not a number of buttons.`],
  ['99', '99 is not how many a screen reader finds.'],
])('the count %.10j is a miss, and stays in the field', (typed, missed) => {
  render(<ScreenReader counted={draw('7').counted} looks={{}} />);
  const field = screen.getByLabelText<HTMLInputElement>('Buttons found');
  fireEvent.input(field, { target: { value: typed } });
  fireEvent.submit(field.form as HTMLFormElement);
  expect(outcome('screen-reader')).toHaveTextContent(`Missed: ${missed}`, { normalizeWhitespace: false });
  expect(field).toHaveValue(typed);
});

test('each seed counts ways that keep the three counts apart, each once', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { counted } = draw(String(seed));
    expect(new Set(counted).size).toBe(counted.length);
    expect(counted).toEqual(expect.arrayContaining(['clipped', 'off-screen', 'inert', 'aria-hidden']));
    expect(counted.every((way) => way in WAYS)).toBe(true);
  }
  expect(draw('7')).toEqual(draw('7'));
  expect(draw('7')).not.toEqual(draw('8'));
});

test('the bell is a miss under its cover, and by a script later too', () => {
  jest.useFakeTimers();
  const [appears, uncovered] = [500, 1500];
  render(<WaitUntilSeen durations={[appears, uncovered]} />);
  expect(screen.queryByRole('button', { name: 'Ring the bell' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send for the bell' }));
  act(() => jest.advanceTimersByTime(appears));
  fireEvent.click(document.getElementById('bell-cover') as Element);
  expect(outcome('wait-until-seen')).toHaveTextContent(
    'Missed: the cover got the press, because it was still over the bell.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ring the bell' }));
  expect(outcome('wait-until-seen')).toHaveTextContent('Missed: you pressed the bell under its cover.');
  act(() => jest.advanceTimersByTime(uncovered));
  expect(document.getElementById('bell-cover')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ring the bell' }));
  expect(outcome('wait-until-seen')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
});

test('a hidden lamp and one that is back are not gone', () => {
  jest.useFakeTimers();
  render(<GoneForGood returns={2} />);
  const gone = () => fireEvent.click(screen.getByRole('button', { name: 'It is gone' }));
  gone();
  expect(outcome('gone-for-good')).toHaveTextContent('Missed: the lamp was not removed yet.');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the lamp' }));
  for (let time = 0; time < 2; time++) {
    expect(screen.getByText('Lamp')).not.toBeVisible();
    gone();
    expect(outcome('gone-for-good')).toHaveTextContent('Missed: the lamp was only hidden, and still in the document.');
    act(() => jest.advanceTimersByTime(800));
    expect(screen.getByText('Lamp')).toBeVisible();
    gone();
    expect(outcome('gone-for-good')).toHaveTextContent('Missed: the lamp was back, and still in the document.');
    act(() => jest.advanceTimersByTime(800));
  }
  expect(screen.queryByText('Lamp')).toBeNull();
  gone();
  expect(outcome('gone-for-good')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
});
