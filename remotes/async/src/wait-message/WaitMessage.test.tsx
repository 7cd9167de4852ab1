import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import WaitMessage from './WaitMessage';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const secret = /^The secret message is: banana$/;

test('counts 5, 4, 3, 2, 1 in steps of one second, then shows the message in place of the countdown', () => {
  render(<WaitMessage />, { wrapper: StrictMode });
  for (const seconds of [5, 4, 3, 2, 1]) {
    expect(screen.getByRole('timer')).toHaveTextContent(`The secret message will appear in ${seconds}...`);
    pass(999);
    expect(screen.getByRole('timer')).toHaveTextContent(`in ${seconds}...`);
    pass(1);
  }
  expect(screen.getByRole('status')).toHaveTextContent(secret);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('does not hold the message anywhere before its time', () => {
  const { container } = render(<WaitMessage />);
  pass(4_999);
  expect(container).not.toHaveTextContent('banana');
});

test('shows the message at once when a throttled timer fires late', () => {
  render(<WaitMessage />);
  // A background tab: the clock goes on while no timer runs; the next one that fires finds the time already up.
  jest.setSystemTime(Date.now() + 60_000);
  pass(100);
  expect(screen.getByRole('status')).toHaveTextContent(secret);
});

test('leaves no timer behind, neither when it has ended nor when the page is left early', () => {
  const early = render(<WaitMessage />, { wrapper: StrictMode });
  pass(2_000);
  early.unmount();
  expect(jest.getTimerCount()).toBe(0);

  render(<WaitMessage />, { wrapper: StrictMode });
  pass(5_000);
  expect(screen.getByRole('status')).toHaveTextContent(secret);
  expect(jest.getTimerCount()).toBe(0);
});
