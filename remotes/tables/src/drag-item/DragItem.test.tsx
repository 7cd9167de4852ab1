import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import DragItem from './DragItem';

const ITEM_HEIGHT = 50;
Element.prototype.scrollIntoView = () => {};
const WAITING = 'Waiting for the items to be sorted...';

// jsdom has no layout, so the items get the places that a browser would give them.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = this.parentElement ? [...this.parentElement.children].indexOf(this) : 0;
    return this.tagName === 'LI' ? new DOMRect(0, index * ITEM_HEIGHT, 300, ITEM_HEIGHT) : new DOMRect(0, 0, 300, 600);
  });
});

// Not by role, which is slow.
const items = () => [...screen.getByLabelText('Tasks').children];
const order = () => items().map(({ textContent }) => Number(textContent.replace('Task ', '')));
const task = (number: number) => screen.getByText(`Task ${number}`);
const middleOf = (position: number) => ({ clientX: 100, clientY: (position - 0.5) * ITEM_HEIGHT });
const verdict = () => screen.getByText(/^(Waiting for the items to be sorted\.\.\.|Correct|Incorrect)$/);

function open() {
  const user = userEvent.setup();
  render(<DragItem />, { wrapper: StrictMode });
  return user;
}

/** Whether the page leaves the default action of an event to the browser. */
function isFree(event: Event) {
  fireEvent(window, event);
  return !event.defaultPrevented;
}

const press = (user: UserEvent, number: number) =>
  user.pointer({ keys: '[MouseLeft>]', target: task(number), coords: middleOf(order().indexOf(number) + 1) });

type Coords = ReturnType<typeof middleOf>;
const moveTo = (user: UserEvent, coords: Coords) => user.pointer({ target: document.body, coords });
const release = (user: UserEvent, coords: Coords) =>
  user.pointer({ keys: '[/MouseLeft]', target: document.body, coords });

/** Press, one large step, release. */
async function drag(user: UserEvent, number: number, coords: Coords) {
  await press(user, number);
  await moveTo(user, coords);
  await release(user, coords);
}

async function pickUpByKeyboard(user: UserEvent, number: number) {
  act(() => task(number).focus());
  await user.keyboard('[Space]');
}

test('starts with the tasks 5, 1, 3 and then the others, and no result', () => {
  open();
  expect(order()).toEqual([5, 1, 3, 2, 4, 6, 7]);
  expect(verdict()).toHaveTextContent(WAITING);
  expect(items().map(({ id }) => id)).toEqual([5, 1, 3, 2, 4, 6, 7].map((number) => `task${number}`));
  expect(task(4)).toHaveAccessibleDescription(/Space or Enter to pick up.*Arrow Up and Arrow Down.*Escape to cancel/);
});

test('says Correct when the order is Task 1 to Task 7, and Incorrect again when a task moves away', async () => {
  const user = open();
  await drag(user, 5, middleOf(5));
  await drag(user, 2, middleOf(2));
  expect(order()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(verdict()).toHaveTextContent('Correct');
  expect(verdict()).toHaveRole('status');
  await drag(user, 7, middleOf(1));
  expect(order()).toEqual([7, 1, 2, 3, 4, 5, 6]);
  expect(verdict()).toHaveTextContent('Incorrect');
});

test('a drop on the old place gives a result too', async () => {
  const user = open();
  await press(user, 3);
  await moveTo(user, { clientX: 100, clientY: 140 });
  expect(verdict()).toHaveTextContent(WAITING);
  await release(user, { clientX: 100, clientY: 130 });
  expect(order()).toEqual([5, 1, 3, 2, 4, 6, 7]);
  expect(verdict()).toHaveTextContent('Incorrect');
});

test('a click is not a drop', async () => {
  const user = open();
  await user.click(task(3));
  expect(verdict()).toHaveTextContent(WAITING);
  await drag(user, 5, middleOf(5));
  expect(order()).toEqual([1, 3, 2, 4, 5, 6, 7]);
});

test('the right button does not drag', async () => {
  const user = open();
  await user.pointer({ keys: '[MouseRight>]', target: task(5), coords: middleOf(1) });
  await moveTo(user, middleOf(5));
  await user.pointer({ keys: '[/MouseRight]', target: document.body, coords: middleOf(5) });
  expect(order()).toEqual([5, 1, 3, 2, 4, 6, 7]);
  expect(verdict()).toHaveTextContent(WAITING);
});

test.each([
  ['far above the window', -5_000, [2, 5, 1, 3, 4, 6, 7]],
  ['far below the window', 5_000, [5, 1, 3, 4, 6, 7, 2]],
])('a task released %s goes to the nearest end of the list', async (_, clientY, expected) => {
  const user = open();
  await drag(user, 2, { clientX: -300, clientY });
  expect(order()).toEqual(expected);
  expect(verdict()).toHaveTextContent('Incorrect');
});

test.each([
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['the window losing its focus', () => fireEvent.blur(window)],
  [
    'a cancelled pointer',
    () => fireEvent(document, Object.assign(new Event('pointercancel', { bubbles: true }), { pointerId: 1 })),
  ],
])('%s ends a drag without a drop: the list stays as it was, and there is no result', async (_, interrupt) => {
  const user = open();
  await press(user, 5);
  await moveTo(user, middleOf(5));
  await interrupt(user);
  await release(user, middleOf(5));
  expect(order()).toEqual([5, 1, 3, 2, 4, 6, 7]);
  expect(verdict()).toHaveTextContent(WAITING);
  await drag(user, 5, middleOf(5));
  expect(order()).toEqual([1, 3, 2, 4, 5, 6, 7]);
});

test('a second finger neither moves nor drops the task of the first finger', async () => {
  const user = open();
  await user.pointer({ keys: '[TouchA>]', target: task(5), coords: middleOf(1) });
  await user.pointer({ pointerName: 'TouchA', target: document.body, coords: middleOf(5) });
  await user.pointer({ keys: '[TouchB>]', target: task(7), coords: middleOf(7) });
  await user.pointer({ pointerName: 'TouchB', target: document.body, coords: middleOf(2) });
  await user.pointer({ keys: '[/TouchB]', target: document.body, coords: middleOf(2) });
  expect(verdict()).toHaveTextContent(WAITING);
  await user.pointer({ keys: '[/TouchA]', target: document.body, coords: middleOf(5) });
  expect(order()).toEqual([1, 3, 2, 4, 5, 6, 7]);
  expect(verdict()).toHaveTextContent('Incorrect');
});

test('the keyboard moves a task, each step is announced, and the focus stays on the task', async () => {
  const user = open();
  await pickUpByKeyboard(user, 5);
  expect(screen.getByText('Task 5 is picked up, at position 1 of 7.')).toHaveAttribute('aria-live', 'assertive');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('Task 5 moved to position 2 of 7.')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByText('Task 5 moved to position 3 of 7.')).toBeInTheDocument();
  await user.keyboard('[Space]');
  expect(screen.getByText('Task 5 dropped at position 3 of 7.')).toBeInTheDocument();
  expect(order()).toEqual([1, 3, 5, 2, 4, 6, 7]);
  expect(verdict()).toHaveTextContent('Incorrect');
  expect(task(5)).toHaveFocus();
});

test('Escape cancels a move by keyboard', async () => {
  const user = open();
  await pickUpByKeyboard(user, 5);
  await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  expect(screen.getByText('Drag cancelled. Task 5 is back at position 1 of 7.')).toBeInTheDocument();
  expect(order()).toEqual([5, 1, 3, 2, 4, 6, 7]);
  expect(verdict()).toHaveTextContent(WAITING);
});

test('holding the key that picks up a task does not drop it', async () => {
  const user = open();
  act(() => task(5).focus());
  await user.keyboard('[Space>3]{ArrowDown}[/Space]');
  expect(verdict()).toHaveTextContent(WAITING);
  await user.keyboard('[Space]');
  expect(order()).toEqual([1, 5, 3, 2, 4, 6, 7]);
});

test.each([
  ['the keyboard', pickUpByKeyboard, () => createEvent.keyDown(window, { code: 'ArrowDown' })],
  ['the mouse', press, () => createEvent.contextMenu(window)],
])('leaving the page during a drag by %s removes all listeners', async (_, hold, event) => {
  const user = userEvent.setup();
  const { unmount } = render(<DragItem />, { wrapper: StrictMode });
  await hold(user, 5);
  expect(isFree(event())).toBe(false);
  unmount();
  expect(isFree(event())).toBe(true);
});
