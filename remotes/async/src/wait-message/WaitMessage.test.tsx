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

test('counts 5, 4, 3, 2 and 1 in steps of one second, then replaces the countdown with the message', () => {
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

test('counts from the visit, not from the first one', () => {
  pass(60_000);
  render(<WaitMessage />);
  expect(screen.getByRole('timer')).toHaveTextContent('in 5...');
});

test('does not have the message in the document before the end', () => {
  const { container } = render(<WaitMessage />);
  pass(4_999);
  expect(container).not.toHaveTextContent('banana');
});

test('shows the message at once when a throttled timer fires late', () => {
  render(<WaitMessage />);
  // In a background tab the clock runs on while timers wait. The next timer fires after the end.
  jest.setSystemTime(Date.now() + 60_000);
  pass(100);
  expect(screen.getByRole('status')).toHaveTextContent(secret);
});
