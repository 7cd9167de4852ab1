import { byHand } from '@playground/kit/test/trust';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BRIGHTNESS, CABLE, draw } from './draw';
import InputTypes from './InputTypes';

const asked = draw('7');
const outcome = (name: string) => screen.getByRole('status', { name });
const readOf = (field: string) => document.getElementById(`${field}-value`);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const set = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

beforeEach(() => {
  window.history.replaceState(null, '', '?seed=7');
});

test('a seed decides all values, and each can be entered', () => {
  expect(draw('7')).toEqual(asked);
  expect(draw('8')).not.toEqual(asked);
  for (let seed = 0; seed < 300; seed++) {
    const { departure, colour, brightness, cable, code, date, depots, week, prefilled } = draw(String(seed));
    const [, month, day] = departure.day.split('-');
    expect(month).not.toBe(day);
    expect(departure.time).toMatch(/^(1[3-9]|2[0-2]):[1-5]\d$/);
    expect(week).toMatch(/^20\d\d-W\d\d$/);
    expect(colour).toMatch(/^#[\da-f]{6}$/);
    expect(brightness % BRIGHTNESS.step).toBe(BRIGHTNESS.min % BRIGHTNESS.step);
    expect(brightness).not.toBe(BRIGHTNESS.start);
    expect((cable - CABLE.min) % CABLE.step).toBe(0);
    expect(cable).toBeLessThanOrEqual(CABLE.max);
    expect(code).toMatch(/^\d{6}$/);
    expect(date.day).not.toBe(date.month);
    expect(new Set(depots.map(({ number }) => number)).size).toBe(depots.length);
    expect(Object.values(prefilled)).not.toContain('');
  }
});

test('the right values are a miss if a script sets them', () => {
  render(<InputTypes />);
  const byScript = (station: string, check: string, values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) set(label, value);
    press(check);
    expect(outcome(station)).toHaveTextContent(/^Missed: a script set this value/);
  };
  const { departure, date, code } = asked;
  byScript('Exact date and time', 'Check departure', { Departure: `${departure.day}T${departure.time}` });
  byScript('Week and month', 'Check week and month', { 'Delivery week': asked.week, 'Billing month': asked.month });
  byScript('Colour', 'Check colour', { 'Lamp colour': asked.colour });
  byScript('Range', 'Check brightness', { Brightness: String(asked.brightness) });
  byScript('Number with a step', 'Check cable length', { 'Cable length': String(asked.cable / 10) });
  byScript(
    'Six boxes',
    'Check code',
    Object.fromEntries([...code].map((digit, index) => [`Digit ${index + 1}`, digit])),
  );
  byScript('Three fields', 'Check date', {
    Day: String(date.day),
    Month: String(date.month),
    Year: String(date.year),
  });
  byScript('Datalist', 'Check depot', { Depot: asked.depot.number });
});

test.each([
  ['Exact date and time', 'Check departure', {}, /the date and time are not complete/],
  [
    'Exact date and time',
    'Check departure',
    { Departure: `${asked.departure.day.replace(/(\d\d)-(\d\d)$/, '$2-$1')}T${asked.departure.time}` },
    /day and month are swapped/,
  ],
  ['Exact date and time', 'Check departure', { Departure: '2020-01-02T13:00' }, /the date is 2020-01-02, not/],
  ['Exact date and time', 'Check departure', { Departure: `${asked.departure.day}T01:02` }, /the time is 01:02, not/],
  ['Week and month', 'Check week and month', {}, 'the week is empty.'],
  ['Week and month', 'Check week and month', { 'Delivery week': asked.week }, 'the month is empty.'],
  ['Colour', 'Check colour', {}, /the colour is #000000, not/],
  ['Range', 'Check brightness', {}, /the brightness is 108, not/],
  ['Number with a step', 'Check cable length', { 'Cable length': 'abc' }, /the field has no number/],
  ['Number with a step', 'Check cable length', { 'Cable length': '1e300' }, /1e300 is not between/],
  ['Number with a step', 'Check cable length', { 'Cable length': '0'.repeat(100_000) }, /: 0{40}… is not between/],
  ['Number with a step', 'Check cable length', { 'Cable length': '-1' }, /-1 is not between/],
  [
    'Number with a step',
    'Check cable length',
    { 'Cable length': String((asked.cable - 4) / 10) },
    /is between two steps/,
  ],
  ['Number with a step', 'Check cable length', { 'Cable length': String((asked.cable - 7) / 10) }, /is below/],
  ['Number with a step', 'Check cable length', { 'Cable length': '9.4' }, /a shorter length is too|a script/],
  ['Six boxes', 'Check code', { 'Digit 1': '1' }, /1 of 6 boxes have a digit/],
  ['Three fields', 'Check date', { Day: '1' }, /each field needs a number/],
  [
    'Three fields',
    'Check date',
    { Day: String(asked.date.month), Month: String(asked.date.day), Year: String(asked.date.year) },
    /day and month are swapped/,
  ],
  ['Three fields', 'Check date', { Day: '31', Month: '2', Year: '2027' }, /31, 2, 2027 is not/],
  ['Datalist', 'Check depot', {}, /nothing was typed/],
  ['Datalist', 'Check depot', { Depot: asked.depot.city }, /is the city\. The field takes the number/],
  ['Datalist', 'Check depot', { Depot: '<b>مرحبا 🙂</b>' }, /‘<b>مرحبا 🙂<\/b>’ is not in the list/],
  ['Datalist', 'Check depot', { Depot: 'a'.repeat(100_000) }, /‘a{40}…’ is not in the list/],
  ['File by name', 'Check file', {}, /no file is chosen/],
] as [string, string, Record<string, string>, RegExp][])(
  '%s: a wrong value is a miss (%#)',
  (station, check, values, why) => {
    render(<InputTypes />);
    for (const [label, value] of Object.entries(values)) set(label, value);
    press(check);
    press(check);
    expect(outcome(station)).toHaveTextContent(/^Missed: /);
    expect(outcome(station)).toHaveTextContent(why);
    for (const [label, value] of Object.entries(values))
      if (value !== 'abc') expect(field(label)).toHaveValue(field(label).type === 'number' ? Number(value) : value);
  },
);

test('each value is read out, under no name that holds the label of its field', async () => {
  const user = userEvent.setup();
  render(<InputTypes />);
  expect(screen.getByLabelText('Departure', { exact: false })).toBe(field('Departure'));
  expect(readOf('depot')).toHaveTextContent('empty');
  await user.type(field('Depot'), '🙂 x');
  expect(readOf('depot')).toHaveTextContent('🙂 x');
  await user.type(field('Digit 1'), '12a3');
  expect(readOf('code')).toHaveTextContent('123');
  expect(field('Digit 4')).toHaveFocus();
  await user.keyboard('{Backspace}{Backspace}');
  expect(readOf('code')).toHaveTextContent('12');
  await user.click(field('Digit 2'));
  await user.paste(' 98 7-654 ');
  expect(readOf('code')).toHaveTextContent('198765');
  expect(field('Digit 6')).toHaveFocus();
});

test('a letter in a box is refused, and the digits of a person still count', () => {
  render(<InputTypes />);
  const type = (box: number, value: string) => byHand('input', () => set(`Digit ${box}`, value));
  for (const [index, digit] of [...asked.code].entries()) type(index + 1, digit);
  type(3, 'x');
  expect(readOf('code')).toHaveTextContent(asked.code);
  byHand('click', () => press('Check code'));
  expect(outcome('Six boxes')).toHaveTextContent(`Done: the code is ${asked.code}.`);
});

test('a date can be typed again over the old one', () => {
  render(<InputTypes />);
  set('Month', '12');
  byHand('input', () => set('Day', '01'));
  expect(field('Month')).toHaveFocus();
  const { selectionStart, selectionEnd } = field('Month');
  expect([selectionStart, selectionEnd]).toEqual([0, 2]);
});

test('a script that empties a field is a miss, and so is one that dispatches nothing but change', () => {
  render(<InputTypes />);
  expect(outcome('Fields left')).toHaveTextContent('9');
  const email = field('E-mail');
  email.value = '';
  fireEvent(email, new Event('change', { bubbles: true }));
  expect(outcome('Fields left')).toHaveTextContent('8');
  expect(outcome('Clear them all')).toHaveTextContent('Missed: a script emptied E-mail.');
});

test('a file with another name is a miss', async () => {
  render(<InputTypes />);
  await userEvent.setup().upload(field('Report'), new File(['x'], 'other.txt'));
  press('Check file');
  expect(outcome('File by name')).toHaveTextContent(/^Missed: /);
});
