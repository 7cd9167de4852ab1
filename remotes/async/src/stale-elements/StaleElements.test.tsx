import { byHand } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { button, expectToFollowSeed, outcome } from '../../shared/testPage';
import OnFocus from './components/OnFocus';
import { numbersOf, sumOf, wrongSum } from './draw';
import StaleElements from './StaleElements';

const BY_SCRIPT = 'Missed: a script dispatched click. A person must do it.';

beforeEach(() => window.history.replaceState(null, '', '?seed=1'));

test('a new button takes the place each second, and the old one hears a script', () => {
  jest.useFakeTimers();
  const { unmount } = render(<StaleElements />);
  const first = button('Confirm');
  fireEvent.click(first);
  expect(outcome('Replaced on a timer')).toHaveTextContent('Missed: nothing is replaced yet.');
  fireEvent.click(button('Start replacing'));
  const second = button('Confirm');
  expect(second).not.toBe(first);
  act(() => jest.advanceTimersByTime(1_000));
  expect(second).not.toBeInTheDocument();
  expect(button('Confirm').outerHTML).toBe(second.outerHTML);
  act(() => second.click());
  expect(outcome('Replaced on a timer')).toHaveTextContent('Missed: that button is not on the page any more.');
  fireEvent.click(button('Confirm'));
  expect(outcome('Replaced on a timer')).toHaveTextContent(BY_SCRIPT);
  for (const count of [1, 2, 3]) {
    const pressed = button('Confirm');
    byHand('click', () => fireEvent.click(pressed));
    expect(screen.getByText(`${count} of 3 pressed.`)).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000));
    expect(pressed).not.toBeInTheDocument();
  }
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('the first focus replaces the field, and a letter without focus is a miss', () => {
  render(<OnFocus nickname="amber" />);
  const first = screen.getByRole('textbox', { name: 'Nickname' });
  act(() => first.focus());
  const second = screen.getByRole('textbox', { name: 'Nickname' });
  expect(second).not.toBe(first);
  expect(document.body).toHaveFocus();
  for (const other of [{ key: ' ' }, { key: 'r', ctrlKey: true }, { key: '-', metaKey: true }, { key: 'Tab' }])
    fireEvent.keyDown(document.body, other);
  expect(outcome('Replaced on focus')).toHaveTextContent('Not done yet.');
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(outcome('Replaced on focus')).toHaveTextContent('Missed: a letter went nowhere');
  act(() => second.focus());
  expect(screen.getByRole('textbox', { name: 'Nickname' })).toBe(second);
});

test('another person is a miss, with keys and without', () => {
  render(<StaleElements />);
  for (const [id, station] of [
    ['keys', 'Reordered with keys'],
    ['no-keys', 'Reordered without keys'],
  ] as const) {
    const list = document.getElementById(`${id}-people`) as HTMLElement;
    const person = document.getElementById(`${id}-person`)?.textContent;
    const others = [...list.querySelectorAll('button')].filter((one) => !one.textContent.endsWith(` ${person}`));
    const first = others[0] as HTMLElement;
    const name = first.textContent.replace('Choose ', '');
    fireEvent.click(first);
    expect(outcome(station)).toHaveTextContent(`Missed: ${name} was chosen, not ${person}.`);
    // With keys the element follows its person. Without them, it shows another one.
    expect(first.textContent === `Confirm ${name}`).toBe(id === 'keys');
  }
});

test.each(['1', '2', 'ä'])('a sum of one refresh is right, and a mix of two never is, seed %s', (seed) => {
  for (let refresh = 1; refresh < 20; refresh++) {
    const [now, next] = [numbersOf(refresh, seed), numbersOf(refresh + 1, seed)] as [number[], number[]];
    expect(wrongSum(String(sumOf(now)), refresh, seed)).toBeUndefined();
    expect(numbersOf(refresh, seed)).toEqual(now);
    for (const mixed of [
      [now[0], next[1], next[2]],
      [now[0], now[1], next[2]],
    ])
      expect(wrongSum(String(sumOf(mixed as number[])), refresh + 1, seed)).toContain('is the sum of no refresh');
  }
});

test.each([
  ['', 'nothing was typed.'],
  ['-3', 'the sum is a whole number, like 120.'],
  ['٣', 'the sum is a whole number, like 120.'],
  ['9999', '9999 is the sum of no refresh.'],
  ['3', '3 is the sum of no refresh.'],
])('a wrong sum is refused (%#)', (typed, why) => expect(wrongSum(typed, 3, '1')).toBe(why));

test('the page follows the seed', () => expectToFollowSeed(StaleElements));
