import { byHand } from '@playground/kit/test/trust';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ClearThemAll from './components/ClearThemAll';
import Colour from './components/Colour';
import Datalist from './components/Datalist';
import ExactDateAndTime from './components/ExactDateAndTime';
import FileByName from './components/FileByName';
import NumberWithAStep from './components/NumberWithAStep';
import Range from './components/Range';
import SixBoxes from './components/SixBoxes';
import ThreeFields from './components/ThreeFields';
import WeekAndMonth from './components/WeekAndMonth';
import { BRIGHTNESS, CABLE, draw } from './draw';

const asked = draw('7');
const { departure, date, depot, cable } = asked;
// One station at a time, because the whole page makes each query slow.
const stations = {
  departure: <ExactDateAndTime {...departure} />,
  weekAndMonth: <WeekAndMonth week={asked.week} month={asked.month} />,
  colour: <Colour colour={asked.colour} />,
  range: <Range brightness={asked.brightness} />,
  cable: <NumberWithAStep cable={cable} />,
  boxes: <SixBoxes code={asked.code} />,
  date: <ThreeFields date={date} />,
  datalist: <Datalist depots={asked.depots} depot={depot} />,
  file: <FileByName file={asked.file} />,
};

const readOf = (field: string) => document.getElementById(`${field}-value`);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const check = () => fireEvent.click(screen.getByRole('button', { name: /^Check / }));
const set = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const enter = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) set(label, value);
};

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

const digits = Object.fromEntries([...asked.code].map((digit, index) => [`Digit ${index + 1}`, digit]));
const lengthOf = (tenths: number) => ({ 'Cable length': String(tenths / 10) });
const BY_SCRIPT = 'a script set this value. A person must do it.';

test.each<[keyof typeof stations, Record<string, string>, string]>([
  ['departure', { Departure: `${departure.day}T${departure.time}` }, BY_SCRIPT],
  ['departure', {}, 'the date and time are not complete'],
  [
    'departure',
    { Departure: `${departure.day.replace(/(\d\d)-(\d\d)$/, '$2-$1')}T${departure.time}` },
    'day and month are swapped',
  ],
  ['departure', { Departure: '2020-01-02T13:00' }, 'the date is 2020-01-02, not'],
  ['departure', { Departure: `${departure.day}T01:02` }, 'the time is 01:02, not'],
  ['weekAndMonth', { 'Delivery week': asked.week, 'Billing month': asked.month }, BY_SCRIPT],
  ['weekAndMonth', {}, 'the week is empty.'],
  ['weekAndMonth', { 'Delivery week': asked.week }, 'the month is empty.'],
  ['colour', { 'Lamp colour': asked.colour }, BY_SCRIPT],
  ['colour', {}, 'the colour is #000000, not'],
  ['range', { Brightness: String(asked.brightness) }, BY_SCRIPT],
  ['range', {}, 'the brightness is 108, not'],
  ['cable', lengthOf(cable), BY_SCRIPT],
  ['cable', { 'Cable length': 'abc' }, 'the field has no number'],
  ['cable', { 'Cable length': '1e300' }, '1e300 is not between'],
  ['cable', { 'Cable length': '0'.repeat(100_000) }, `${'0'.repeat(40)}… is not between`],
  ['cable', lengthOf(cable - 4), 'is between two steps'],
  ['cable', lengthOf(cable - 7), 'is below'],
  ['cable', lengthOf(cable + 7), 'is long enough, but a shorter length is too'],
  ['boxes', digits, BY_SCRIPT],
  ['boxes', { 'Digit 1': '1' }, '1 of 6 boxes have a digit'],
  ['date', { Day: String(date.day), Month: String(date.month), Year: String(date.year) }, BY_SCRIPT],
  ['date', { Day: '1' }, 'each field needs a number'],
  ['date', { Day: String(date.month), Month: String(date.day), Year: String(date.year) }, 'day and month are swapped'],
  ['date', { Day: '31', Month: '2', Year: '2027' }, '31, 2, 2027 is not'],
  ['datalist', { Depot: depot.number }, BY_SCRIPT],
  ['datalist', {}, 'nothing was typed'],
  ['datalist', { Depot: depot.city }, `‘${depot.city}’ is the city. The field takes the number`],
  ['datalist', { Depot: '<b>مرحبا 🙂</b>' }, '‘<b>مرحبا 🙂</b>’ is not in the list'],
  ['datalist', { Depot: 'a'.repeat(100_000) }, `‘${'a'.repeat(40)}…’ is not in the list`],
  ['file', {}, 'no file is chosen'],
])('%s: what a script enters is a miss (%#)', (station, values, why) => {
  render(stations[station]);
  enter(values);
  check();
  check();
  expect(screen.getByText(/^Missed: /)).toHaveTextContent(why);
  for (const [label, value] of Object.entries(values))
    if (value !== 'abc') expect(field(label)).toHaveValue(field(label).type === 'number' ? Number(value) : value);
});

test('a value is read out, under no name that holds the label of its field', async () => {
  render(stations.datalist);
  expect(screen.getByLabelText('Depot', { exact: false })).toBe(field('Depot'));
  expect(readOf('depot')).toHaveTextContent('empty');
  await userEvent.type(field('Depot'), '🙂 x');
  expect(readOf('depot')).toHaveTextContent('🙂 x');
});

test('the boxes move the focus, and take digits that are typed, deleted and pasted', async () => {
  const user = userEvent.setup();
  render(stations.boxes);
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
  render(stations.boxes);
  byHand('input', () => enter(digits));
  byHand('input', () => set('Digit 3', 'x'));
  expect(readOf('code')).toHaveTextContent(asked.code);
  byHand('click', check);
  expect(screen.getByText(`Done: the code is ${asked.code}.`)).toBeVisible();
});

test('a date can be typed again over the old one', () => {
  render(stations.date);
  set('Month', '12');
  byHand('input', () => set('Day', '01'));
  expect(field('Month')).toHaveFocus();
  const { selectionStart, selectionEnd } = field('Month');
  expect([selectionStart, selectionEnd]).toEqual([0, 2]);
});

test('a script that empties a field is a miss, and so is one that dispatches nothing but change', () => {
  render(<ClearThemAll prefilled={asked.prefilled} />);
  const left = screen.getByRole('status', { name: 'Fields left' });
  expect(left).toHaveTextContent('9');
  const email = field('E-mail');
  email.value = '';
  fireEvent(email, new Event('change', { bubbles: true }));
  expect(left).toHaveTextContent('8');
  expect(screen.getByText('Missed: a script emptied E-mail.')).toBeVisible();
});

test('a file with another name is a miss', async () => {
  render(stations.file);
  await userEvent.upload(field('Report'), new File(['x'], 'other.txt'));
  check();
  expect(screen.getByText(`Missed: the file’s name is ‘other.txt’, not ${asked.file}.`)).toBeVisible();
});
