import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MovingTargets from './MovingTargets';

const outcome = (name: string) => screen.getByRole('status', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('nothing moves and no press counts before you start it', () => {
  render(<MovingTargets />);
  expect(screen.queryByRole('button', { name: 'Press when grown' })).toBeNull();
  fireEvent.click(button('Catch me'));
  expect(outcome('Circling button')).toHaveTextContent('Missed: the button did not circle yet.');
  fireEvent.click(button('Now you see me'));
  expect(outcome('Blinking button')).toHaveTextContent('Missed: the button did not blink yet.');
});

test('the blinking button is visible for a second and hidden for the next', () => {
  jest.useFakeTimers();
  render(<MovingTargets />);
  const blinking = button('Now you see me');
  fireEvent.click(button('Let it blink'));
  for (const gone of [false, true, false, true]) {
    expect(blinking.classList.contains('invisible')).toBe(gone);
    act(() => jest.advanceTimersByTime(1000));
  }
  jest.useRealTimers();
});

test('hovering the link replaces it once with an identical one', async () => {
  const user = userEvent.setup();
  render(<MovingTargets />);
  const first = screen.getByRole('link', { name: 'Read on' });
  fireEvent.click(first);
  expect(outcome('Replaced link')).toHaveTextContent('Missed: that was the first link, not the one that replaces it.');
  await user.hover(first);
  const second = screen.getByRole('link', { name: 'Read on' });
  expect(first).not.toBeInTheDocument();
  expect(second.outerHTML).toBe(first.outerHTML);
  await user.hover(second);
  expect(second).toBeInTheDocument();
});
