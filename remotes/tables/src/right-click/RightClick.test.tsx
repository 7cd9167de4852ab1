import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RightClick from './RightClick';

const AFTER = 'The button was right clicked';
const button = () => screen.getByRole('button');

afterEach(() => jest.useRealTimers());

/** Puts a finger down, does something, and lets the time pass. */
function touch(meanwhile: () => void, milliseconds: number) {
  jest.useFakeTimers();
  const view = render(<RightClick />);
  fireEvent.touchStart(button(), { touches: [{ clientX: 50, clientY: 50 }] });
  meanwhile();
  act(() => jest.advanceTimersByTime(milliseconds));
  return view;
}

test('does not change on a left click, a double click, Enter or Space', async () => {
  const user = userEvent.setup();
  render(<RightClick />);
  await user.dblClick(button());
  await user.keyboard('{Enter}[Space]');
  expect(button()).toHaveAccessibleName('Right click here');
});

test('keeps the new label for good', async () => {
  const user = userEvent.setup();
  render(<RightClick />);
  await user.pointer({ keys: '[MouseRight]', target: button() });
  await user.pointer({ keys: '[MouseRight]', target: button() });
  await user.click(button());
  expect(button()).toHaveAccessibleName(AFTER);
  expect(button()).toHaveAttribute('aria-live', 'polite');
});

test('treats a finger that rests for half a second as a context click', () => {
  touch(() => fireEvent.touchMove(button(), { touches: [{ clientX: 53, clientY: 47 }] }), 500);
  expect(button()).toHaveAccessibleName(AFTER);
});

test.each([
  ['a short touch', () => fireEvent.touchEnd(button(), { touches: [] })],
  ['a finger that scrolls', () => fireEvent.touchMove(button(), { touches: [{ clientX: 50, clientY: 90 }] })],
  ['a cancelled touch', () => fireEvent.touchCancel(button(), { touches: [] })],
  [
    'two fingers',
    () =>
      fireEvent.touchStart(button(), {
        touches: [
          { clientX: 50, clientY: 50 },
          { clientX: 60, clientY: 50 },
        ],
      }),
  ],
])('does not treat %s as a context click', (_, meanwhile) => {
  touch(meanwhile, 5_000);
  expect(button()).toHaveAccessibleName('Right click here');
});

test('leaves no timer behind when the page is left during a touch', () => {
  touch(() => {}, 100).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
