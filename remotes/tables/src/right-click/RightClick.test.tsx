import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RightClick from './RightClick';

const AFTER = 'The button was right clicked';
const button = () => screen.getByRole('button');

afterEach(() => jest.useRealTimers());

/** What happens in the time that a finger rests, after it came down and did this. */
function touch(meanwhile: () => void, milliseconds: number) {
  jest.useFakeTimers();
  const view = render(<RightClick />);
  fireEvent.touchStart(button(), { touches: [{ clientX: 50, clientY: 50 }] });
  meanwhile();
  act(() => jest.advanceTimersByTime(milliseconds));
  return view;
}

test('reads "Right click here" at first', () => {
  render(<RightClick />);
  expect(button()).toHaveAccessibleName('Right click here');
});

test('reads "The button was right clicked" after a context click, and looks different', async () => {
  const user = userEvent.setup();
  render(<RightClick />);
  const before = button().className;
  await user.pointer({ keys: '[MouseRight]', target: button() });
  expect(button()).toHaveAccessibleName(AFTER);
  expect(button().className).not.toBe(before);
  expect(button()).toHaveAttribute('aria-live', 'polite');
});

test('keeps the browser’s menu away, the second time too', () => {
  render(<RightClick />);
  for (let time = 0; time < 2; time++) {
    const menu = createEvent.contextMenu(button());
    fireEvent(button(), menu);
    expect(menu.defaultPrevented).toBe(true);
  }
});

test('stays as it is on a left click, a double click and the keys that press a button', async () => {
  const user = userEvent.setup();
  render(<RightClick />);
  await user.dblClick(button());
  await user.keyboard('{Enter}[Space]');
  expect(button()).toHaveAccessibleName('Right click here');
});

test('has no way back', async () => {
  const user = userEvent.setup();
  render(<RightClick />);
  await user.pointer({ keys: '[MouseRight]', target: button() });
  await user.pointer({ keys: '[MouseRight]', target: button() });
  await user.click(button());
  expect(button()).toHaveAccessibleName(AFTER);
});

test('takes a finger that rests for half a second as a context click', () => {
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
])('does not take %s as one', (_, meanwhile) => {
  touch(meanwhile, 5_000);
  expect(button()).toHaveAccessibleName('Right click here');
});

test('leaves no timer behind when the page is left under a resting finger', () => {
  touch(() => {}, 100).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
