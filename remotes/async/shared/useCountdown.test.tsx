import { act, render, screen } from '@testing-library/react';
import { useCountdown } from './useCountdown';

function Page() {
  return <p role="timer">{useCountdown(5)}</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows 5, 4, 3, 2 and 1 for a second each, then 0', () => {
  render(<Page />);
  for (const seconds of ['5', '4', '3', '2', '1']) {
    expect(screen.getByRole('timer')).toHaveTextContent(seconds);
    act(() => jest.advanceTimersByTime(1000));
  }
  expect(screen.getByRole('timer')).toHaveTextContent('0');
  expect(jest.getTimerCount()).toBe(0);
});

test('leaves no timer behind if you leave the page early', () => {
  const { unmount } = render(<Page />);
  act(() => jest.advanceTimersByTime(1500));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('is right when timers fire late, as in a background tab', () => {
  render(<Page />);
  jest.setSystemTime(Date.now() + 4200);
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByRole('timer')).toHaveTextContent('1');
});
