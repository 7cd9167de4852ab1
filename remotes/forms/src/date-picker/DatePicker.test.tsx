import { clearAsDriver } from '@playground/kit/test/clearAsDriver';
import { trust } from '@playground/kit/test/trust';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DatePicker from './DatePicker';

const TIMERS = [
  'queueMicrotask',
  'nextTick',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'performance',
] as const;

// February 24th of a leap year: near the end of a month.
beforeEach(() => {
  // Only the date is faked, because the calendar needs real timers to find its position.
  jest.useFakeTimers({ now: new Date(2028, 1, 24, 10, 30), doNotFake: [...TIMERS] });
});
afterEach(() => jest.useRealTimers());

const field = () => screen.getByLabelText('Select Date');
// By label, not by role, because computing all roles of a calendar is slow.
const day = (name: RegExp) => screen.getByLabelText(name);

function setUp() {
  render(<DatePicker />);
  return userEvent.setup({ delay: null });
}

async function typeDate(text: string) {
  const user = setUp();
  await user.clear(field());
  await user.type(field(), text);
  return user;
}

test("starts with today's date, a prompt and a closed calendar", () => {
  setUp();
  expect(screen.getByText('Pick a date for the event:')).toBeVisible();
  expect(field()).toHaveValue('02/24/2028');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('choosing a day changes the value and closes the calendar', async () => {
  const user = setUp();
  await user.click(field());
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(day(/February 9th, 2028/));
  expect(field()).toHaveValue('02/09/2028');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('has dropdowns for month and year', async () => {
  const user = setUp();
  await user.click(field());
  const month = screen.getByLabelText('Month');
  const year = screen.getByLabelText('Year');
  expect(month).toHaveDisplayValue('February');
  expect(year).toHaveDisplayValue('2028');
  await user.selectOptions(month, 'November');
  await user.selectOptions(year, '1999');
  expect(field()).toHaveValue('02/24/2028');
  // The days at the ends of a month are in the calendar of the next one, too.
  await user.click(day(/November 15th, 1999/));
  expect(field()).toHaveValue('11/15/1999');
});

test('has buttons for the previous and the next month', async () => {
  const user = setUp();
  await user.click(field());
  await user.click(screen.getByLabelText('Previous'));
  await user.click(screen.getByLabelText('Previous'));
  expect(screen.getByLabelText('Year')).toHaveDisplayValue('2027');
  await user.click(screen.getByLabelText('Next'));
  await user.click(day(/January 31st, 2028/));
  expect(field()).toHaveValue('01/31/2028');
});

test('adds a typed year to the dropdown if it is missing there', async () => {
  await typeDate('07/04/1776');
  expect(screen.getByLabelText('Year')).toHaveDisplayValue('1776');
});

test.each([
  ['12/31/2030', '12/31/2030'],
  ['02/29/2028', '02/29/2028'],
  ['1/5/2030', '01/05/2030'],
  ['1/05/2030', '01/05/2030'],
])('accepts %s when you leave the field', async (typed, shown) => {
  const user = await typeDate(typed);
  await user.tab();
  await user.click(document.body);
  expect(field()).toHaveValue(shown);
});

test('the calendar shows the typed date', async () => {
  await typeDate('12/31/2030');
  expect(day(/December 31st, 2030/)).toHaveAttribute('aria-selected', 'true');
});

test.each(['02/31/2030', '02/29/2030', '13/01/2030', '00/10/2030', '1/5/2', 'tomorrow', '2030-01-05', '   '])(
  'keeps the last valid date if you type %s',
  async (typed) => {
    const user = await typeDate(typed);
    await user.keyboard('{Enter}');
    await user.click(document.body);
    expect(field()).toHaveValue('02/24/2028');
  },
);

test('an empty field gets the last valid date back', async () => {
  const user = setUp();
  const distrust = trust('input', 'change');
  await user.clear(field());
  expect(field()).toHaveValue('');
  await user.click(document.body);
  distrust();
  expect(field()).toHaveValue('02/24/2028');
});

test('after clear() of a driver, the field is empty until the driver types or chooses a date', async () => {
  const user = setUp();
  clearAsDriver(field());
  expect(field()).toHaveValue('');
  await user.type(field(), '05/15/2030{Enter}');
  expect(field()).toHaveValue('05/15/2030');
  clearAsDriver(field());
  await user.click(field());
  await user.click(day(/May 16th, 2030/));
  expect(field()).toHaveValue('05/16/2030');
});

test('Escape closes the calendar and keeps the date', async () => {
  const user = setUp();
  await user.click(field());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field()).toHaveValue('02/24/2028');
});
