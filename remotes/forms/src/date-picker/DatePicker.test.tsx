import { clearAsDriver } from '@playground/kit/test/clearAsDriver';
import { trust } from '@playground/kit/test/trust';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DatePicker from './DatePicker';

// February 24th of a leap year: near the end of a month.
window.history.replaceState(null, '', '/ddatePicker?now=2028-02-24T10:30');

const field = () => screen.getByLabelText('Select Date');
// By label, not by role, because computing all roles of a calendar is slow.
const day = (name: RegExp) => screen.getByLabelText(name);
// At once, because each key would draw the calendar again.
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

async function openCalendar() {
  const user = userEvent.setup({ delay: null });
  render(<DatePicker />);
  await user.click(field());
  return user;
}

test("starts with today's date, a prompt and a closed calendar", () => {
  render(<DatePicker />);
  expect(screen.getByText('Pick a date for the event:')).toBeVisible();
  expect(field()).toHaveValue('02/24/2028');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('choosing a day changes the value and closes the calendar', async () => {
  const user = await openCalendar();
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(day(/February 9th, 2028/));
  expect(field()).toHaveValue('02/09/2028');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('has buttons for the previous and the next month', async () => {
  const user = await openCalendar();
  await user.click(screen.getByLabelText('Previous'));
  await user.click(screen.getByLabelText('Previous'));
  expect(screen.getByLabelText('Year')).toHaveDisplayValue('2027');
  await user.click(screen.getByLabelText('Next'));
  await user.click(day(/January 31st, 2028/));
  expect(field()).toHaveValue('01/31/2028');
});

test('the calendar shows the typed date, even if its dropdown has no such year', async () => {
  await openCalendar();
  type('07/04/1776');
  expect(screen.getByLabelText('Year')).toHaveDisplayValue('1776');
  expect(day(/July 4th, 1776/)).toHaveAttribute('aria-selected', 'true');
});

test.each<[string, string]>([
  ['02/29/2028', '02/29/2028'],
  ['1/5/2030', '01/05/2030'],
  ['1/05/2030', '01/05/2030'],
  ...['02/31/2030', '13/01/2030', '1/5/2', 'tomorrow', '2030-01-05', '   '].map(
    (no) => [no, '02/24/2028'] as [string, string],
  ),
])('if you type %s and leave the field, it has %s', async (typed, shown) => {
  const user = await openCalendar();
  type(typed);
  await user.click(document.body);
  expect(field()).toHaveValue(shown);
});

test('an empty field gets the last valid date back', async () => {
  const user = await openCalendar();
  const distrust = trust('input', 'change');
  await user.clear(field());
  expect(field()).toHaveValue('');
  await user.click(document.body);
  distrust();
  expect(field()).toHaveValue('02/24/2028');
});

test('after clear() of a driver, the field is empty until the driver types or chooses a date', async () => {
  const user = await openCalendar();
  clearAsDriver(field());
  expect(field()).toHaveValue('');
  await user.type(field(), '05/15/2030{Enter}');
  expect(field()).toHaveValue('05/15/2030');
  clearAsDriver(field());
  await user.click(field());
  await user.click(day(/May 16th, 2030/));
  expect(field()).toHaveValue('05/16/2030');
});
