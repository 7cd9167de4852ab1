import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import WaitImage from './WaitImage';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('counts 5, 4, 3, 2 and 1 in steps of one second, then replaces the countdown with the image', () => {
  render(<WaitImage />, { wrapper: StrictMode });
  for (const seconds of [5, 4, 3, 2, 1]) {
    expect(screen.getByRole('timer')).toHaveTextContent(`The secret image will appear in ${seconds}...`);
    pass(999);
    expect(screen.getByRole('timer')).toHaveTextContent(`in ${seconds}...`);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    pass(1);
  }
  const image = screen.getByRole('img', { name: 'A yellow bicycle leaning on a blue wall' });
  expect(image).toBeVisible();
  expect(screen.getByRole('status')).toContainElement(image);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('shows the image at once when a throttled timer fires late', () => {
  render(<WaitImage />);
  // In a background tab the clock runs on while timers wait. The next timer fires after the end.
  jest.setSystemTime(Date.now() + 60_000);
  pass(100);
  expect(screen.getByRole('img')).toBeVisible();
});
