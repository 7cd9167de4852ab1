import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MovingTargets from './MovingTargets';

const outcome = (name: string) => screen.getByRole('status', { name });
const button = (name: string) => screen.getByRole('button', { name });
const BY_SCRIPT = 'Missed: a script pressed it, not a person.';

test('nothing moves and nothing counts before it is asked to', () => {
  render(<MovingTargets />);
  expect(screen.queryByRole('button', { name: 'Press when grown' })).toBeNull();
  fireEvent.click(button('Catch me'));
  expect(outcome('Circling button')).toHaveTextContent('Missed: the button did not circle yet.');
  fireEvent.click(button('Now you see me'));
  expect(outcome('Blinking button')).toHaveTextContent('Missed: it did not blink yet.');
});

test('the growing button counts when its animation has ended, and grows anew when asked again', () => {
  // The simulated document has no animations.
  const animations = jest.fn(() => [{ animationName: 'grow' }]);
  Object.assign(Element.prototype, { getAnimations: animations });
  render(<MovingTargets />);
  const early = 'Missed: it was pressed while it grew.';
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

test('the blinking button is there for a second and gone for the next', () => {
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

test('the banner comes at the first hover and stays', async () => {
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

test('the link that is hovered over is replaced once by an equal one', async () => {
  const user = userEvent.setup();
  render(<MovingTargets />);
  const first = screen.getByRole('link', { name: 'Read on' });
  fireEvent.click(first);
  expect(outcome('Replaced link')).toHaveTextContent('Missed: it was the first link, before it was replaced.');
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

test('leaves no timer behind when it is left while a button blinks', () => {
  jest.useFakeTimers();
  const { unmount } = render(<MovingTargets />);
  fireEvent.click(button('Let it blink'));
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
