import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MovingTargets from './MovingTargets';

const outcome = (name: string) => screen.getByRole('status', { name });
const button = (name: string) => screen.getByRole('button', { name });
const BY_SCRIPT = 'Missed: a script dispatched click. A person must do it.';

test('nothing moves and no press counts before you start it', () => {
  render(<MovingTargets />);
  expect(screen.queryByRole('button', { name: 'Press when grown' })).toBeNull();
  fireEvent.click(button('Catch me'));
  expect(outcome('Circling button')).toHaveTextContent('Missed: the button did not circle yet.');
  fireEvent.click(button('Now you see me'));
  expect(outcome('Blinking button')).toHaveTextContent('Missed: the button did not blink yet.');
});

test('the growing button counts when its animation has ended, and grows again on request', () => {
  // jsdom has no animations.
  const animations = jest.fn(() => [{ animationName: 'grow' }]);
  Object.assign(Element.prototype, { getAnimations: animations });
  render(<MovingTargets />);
  const early = 'Missed: the button was pressed while it grew.';
  fireEvent.click(button('Let it grow'));
  fireEvent.click(button('Press when grown'));
  expect(outcome('Growing button')).toHaveTextContent(early);
  animations.mockReturnValueOnce([]);
  fireEvent.click(button('Press when grown'));
  expect(outcome('Growing button')).toHaveTextContent(BY_SCRIPT);
  fireEvent.click(button('Let it grow'));
  fireEvent.click(button('Press when grown'));
  expect(outcome('Growing button')).toHaveTextContent(early);
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

test('the banner appears at the first hover and stays', async () => {
  const user = userEvent.setup();
  render(<MovingTargets />);
  expect(screen.queryByText(/^Today only/)).toBeNull();
  await user.hover(button('Confirm'));
  await user.unhover(button('Confirm'));
  await user.click(screen.getByText(/^Today only/));
  expect(outcome('Pushed away')).toHaveTextContent(
    'Missed: the click landed on the banner that had pushed the button away.',
  );
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

test.each([
  ['Confirm', 'Pushed away'],
  ['Agree', 'Covered until scrolled'],
  ['Save', 'Two that change places'],
])('%s pressed by a script is a miss', (name, station) => {
  render(<MovingTargets />);
  fireEvent.click(button(name));
  expect(outcome(station)).toHaveTextContent(BY_SCRIPT);
});

test('leaves no timer behind when the page is left while a button blinks', () => {
  jest.useFakeTimers();
  const { unmount } = render(<MovingTargets />);
  fireEvent.click(button('Let it blink'));
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
