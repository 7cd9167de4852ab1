import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import LongClick from './LongClick';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const button = () => screen.getByRole('button');
const select = () => screen.getByRole('combobox', { name: 'Threshold in seconds' });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function open() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = render(<LongClick />, { wrapper: StrictMode });
  return { user, ...view };
}

const press = (user: UserEvent) => user.pointer({ keys: '[MouseLeft>]', target: button() });
const release = (user: UserEvent) => user.pointer({ keys: '[/MouseLeft]', target: button() });

function expectResult(kind: string, held: string, threshold: string) {
  expect(button()).toHaveAccessibleName('Click here');
  // Tools read the text without layout, so its sentences need a space between them.
  expect(screen.getByRole('status')).toHaveTextContent(`${kind} Held for`);
  const result = within(screen.getByRole('status'));
  expect(result.getByText(kind)).toBeInTheDocument();
  expect(result.getByText(`Held for ${held} seconds, the threshold is ${threshold}.`)).toBeInTheDocument();
}

function expectIdle() {
  expect(button()).toHaveAccessibleName('Click here');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
}

test('offers thresholds of 1 to 10 seconds, starts with 1, and shows no result', () => {
  open();
  const options = within(select()).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(select()).toHaveValue('1');
  expectIdle();
});

test('shows the time every 10 ms while the button is held', async () => {
  const { user } = open();
  await press(user);
  expect(button()).toHaveAccessibleName('Holding... 0.00s');
  wait(10);
  expect(button()).toHaveAccessibleName('Holding... 0.01s');
  wait(1_240);
  expect(button()).toHaveAccessibleName('Holding... 1.25s');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  [999, 'Normal click', '0.99'],
  [1_000, 'Long click', '1.00'],
  [1_234, 'Long click', '1.23'],
])('a hold of %i ms is a %s of %s seconds', async (milliseconds, kind, held) => {
  const { user } = open();
  await press(user);
  wait(milliseconds);
  await release(user);
  expectResult(kind, held, '1 second');
});

test('uses the chosen threshold, also 10 seconds', async () => {
  const { user } = open();
  await user.selectOptions(select(), '10');
  await press(user);
  wait(9_999);
  await release(user);
  expectResult('Normal click', '9.99', '10 seconds');
});

test.each([
  ['the pointer leaving the button', () => fireEvent.mouseLeave(button())],
  ['the window losing its focus', () => fireEvent.blur(window)],
  ['the focus going elsewhere', () => act(() => button().blur())],
])('%s ends the hold, and a later release changes nothing', async (_, end) => {
  const { user } = open();
  await press(user);
  wait(1_500);
  end();
  expectResult('Long click', '1.50', '1 second');
  wait(1_000);
  await release(user);
  expectResult('Long click', '1.50', '1 second');
});

test.each([
  ['lifting it', () => fireEvent.touchEnd(button())],
  ['the system taking it away', () => fireEvent.touchCancel(button())],
])('a finger holds the button, and %s ends the hold', (_, end) => {
  open();
  fireEvent.touchStart(button());
  wait(700);
  fireEvent.touchStart(button());
  expect(button()).toHaveAccessibleName('Holding... 0.70s');
  wait(700);
  end();
  expectResult('Long click', '1.40', '1 second');
});

test('lifting the finger sends no mouse press afterwards', () => {
  open();
  fireEvent.touchStart(button());
  expect(fireEvent.touchEnd(button())).toBe(false);
});

test.each(['Enter', ' '])('the key "%s" holds the button, and its repeats do not restart the hold', async (key) => {
  const { user } = open();
  await user.tab();
  await user.tab();
  expect(button()).toHaveFocus();
  fireEvent.keyDown(button(), { key });
  wait(600);
  fireEvent.keyDown(button(), { key, repeat: true });
  wait(600);
  expect(button()).toHaveAccessibleName('Holding... 1.20s');
  fireEvent.keyUp(button(), { key });
  expectResult('Long click', '1.20', '1 second');
});

test('other keys and the right button do not hold', async () => {
  const { user } = open();
  fireEvent.keyDown(button(), { key: 'a' });
  wait(100);
  expectIdle();
  await user.pointer({ keys: '[MouseRight>]', target: button() });
  wait(2_000);
  expectIdle();
  await user.pointer({ keys: '[/MouseRight]', target: button() });
  expectIdle();
});

test('releasing the right button does not end a hold by the left button', async () => {
  const { user } = open();
  await press(user);
  fireEvent.mouseUp(button(), { button: 2 });
  expect(button()).toHaveAccessibleName('Holding... 0.00s');
});

test('choosing another threshold during a hold ends it without a result', async () => {
  const { user } = open();
  await press(user);
  wait(1_500);
  fireEvent.change(select(), { target: { value: '5' } });
  expectIdle();
  wait(5_000);
  await release(user);
  expectIdle();
});

test('keeps the threshold when a script sends a value that is not in the list', async () => {
  const { user } = open();
  await user.selectOptions(select(), '3');
  for (const impossible of ['0', '11', '-1', '1.5', 'banana', '']) {
    select().append(new Option(impossible, impossible));
    fireEvent.change(select(), { target: { value: impossible } });
    expect(select()).toHaveValue('3');
  }
});

test('a timer tick between the release and the next render does not restart the hold', async () => {
  const { user } = open();
  await press(user);
  wait(500);
  act(() => {
    fireEvent.mouseLeave(button());
    // React renders when this function returns, so a timer that still runs ticks here.
    jest.advanceTimersByTime(50);
  });
  expectResult('Normal click', '0.50', '1 second');
  wait(50);
  expectResult('Normal click', '0.50', '1 second');
});

test('leaves no timer behind when the page is left during a hold', async () => {
  const { user, unmount } = open();
  await press(user);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
