import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { nextLikeTwo } from './components/PluralInPolish';
import { draw } from './draw';
import Languages from './Languages';
import { languages, say } from './messages';
import { stations } from './stations';
import { CITIES, type City, clockIn, dateOf, forwardDays, hoursOf, isoOf, momentOf } from './times';

beforeEach(() => window.history.replaceState(null, '', '/languages?seed=7'));
afterEach(() => window.history.replaceState(null, '', '/'));

const drawn = draw('7');
const BY_SCRIPT = /^Missed: a script /;
const outcome = (id: keyof typeof stations) => screen.getByRole('status', { name: stations[id].name });
const choose = (language: string) =>
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: language } });

function answer(label: string, text: string) {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
}

test('messages have the plural forms, digits and currency of their language', () => {
  expect([1, 2, 5, 12, 22, 25].map((count) => say('pl', 'stock', { count }).split(' ').at(-1))).toEqual([
    ...['lampa', 'lampy', 'lamp', 'lamp', 'lampy', 'lamp'],
  ]);
  expect([1, 2].map((count) => say('de', 'left', { count }))).toEqual(['Noch 1 Sekunde', 'Noch 2 Sekunden']);
  expect(say('ar', 'stock', { count: 2 })).toBe('المتوفر: مصباحان');
  expect(say('ar', 'stock', { count: 11 })).toContain('١١');
  expect(say('de', 'price', { price: 1234.5 })).toMatch(/^Preis: 1\.234,50\s€$/);
  expect(say('ja', 'delivery', { date: new Date('2027-03-09') })).toBe('お届け日：令和9年3月9日');
});

test('the product is in the chosen language and its direction', () => {
  render(<Languages />);
  for (const language of languages) {
    choose(language);
    const title = screen.getByRole('heading', { level: 3 });
    expect(title).toHaveTextContent(say(language, 'title'));
    expect(title.parentElement).toHaveAttribute('lang', expect.stringMatching(new RegExp(`^${language}-`)));
    expect(title.parentElement).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  }
});

test.each([
  ['', 'nothing was typed.'],
  ['8.772,04', '‘8.772,04’ is not a number such as 1234.50.'],
  ['8.772', 'the point groups the thousands. It does not begin the cents.'],
  ['3901.1', 'this is the price with the language Polski.'],
  ['1', '‘1’ is not the price.'],
  ['8772.04', BY_SCRIPT],
  ['9'.repeat(100_000), `‘${'9'.repeat(40)}…’ is not the price.`],
  ['<b>1</b>', '‘<b>1</b>’ is not a number such as 1234.50.'],
  ['مرحبا', '‘مرحبا’ is not a number such as 1234.50.'],
])('as the price, %.10j is a miss, and stays in the field', (typed, missed) => {
  render(<Languages />);
  answer('Price in euros', typed);
  expect(outcome('price-in-german')).toHaveTextContent(typeof missed === 'string' ? `Missed: ${missed}` : missed);
  expect(screen.getByLabelText('Price in euros')).toHaveValue(typed);
});

test('the number must be the smallest with the word of 2, in Polish', () => {
  render(<Languages />);
  const { above } = drawn;
  const take = (count: string) => {
    fireEvent.change(screen.getByLabelText('Number of lamps'), { target: { value: count } });
    fireEvent.click(screen.getByRole('button', { name: 'Take this number' }));
    return expect(outcome('plural-in-polish'));
  };
  take(String(nextLikeTwo(above))).toHaveTextContent('Missed: the language is Deutsch, not Polski.');
  choose('pl');
  take('2').toHaveTextContent(`Missed: 2 is not above ${above}.`);
  take('12').toHaveTextContent('Missed: with 12, the stock has another word than with 2.');
  take('33').toHaveTextContent(`Missed: a smaller number above ${above} has this word too.`);
  for (const bad of ['', '-1', '1.5', '10000', 'x'.repeat(100_000), '٢٢', '🙂']) {
    take(bad).toHaveTextContent('Missed: ‘Number of lamps’ has no whole number from 0 to 9999.');
    expect(screen.getByRole('alert')).toHaveTextContent('Type a whole number from 0 to 9999');
  }
  take(String(nextLikeTwo(above))).toHaveTextContent(BY_SCRIPT);
});

test('only the first button counts, and only in Arabic', () => {
  render(<Languages />);
  const press = (place: number) => {
    const actions = document.querySelectorAll('#actions button');
    fireEvent.click(actions[place] as Element);
    return expect(outcome('first-in-arabic'));
  };
  press(0).toHaveTextContent('Missed: the language is Deutsch, not العربية.');
  choose('ar');
  press(2).toHaveTextContent('Missed: this is button 3 in the order of reading.');
  press(0).toHaveTextContent(BY_SCRIPT);
});

test('a date of another language or of another year is a miss', () => {
  render(<Languages />);
  const wanted = isoOf(drawn.products.ja.date);
  for (const [typed, missed] of [
    ['9 March', '‘9 March’ is not a date such as 2027-03-09.'],
    ['2027-02-30', '‘2027-02-30’ is not a date such as 2027-03-09.'],
    [isoOf(drawn.products.de.date), 'this is the date with the language Deutsch.'],
    [`0010${wanted.slice(4)}`, 'day and month are right, but the year is not 0010.'],
  ] as const) {
    answer('Date of delivery', typed);
    expect(outcome('date-in-japanese')).toHaveTextContent(`Missed: ${missed}`);
  }
  answer('Date of delivery', wanted);
  expect(outcome('date-in-japanese')).toHaveTextContent(BY_SCRIPT);
});

test('the times of the first meeting are not those of the second', () => {
  render(<Languages />);
  const { hour, before, after } = drawn.meeting;
  const times = (day: Date) => {
    const moment = momentOf(day, hour, 'America/New_York');
    return [clockIn('Europe/Berlin', moment), clockIn('Asia/Tokyo', moment)];
  };
  answer('Times in Berlin and Tokyo', '9:30');
  expect(outcome('three-zones')).toHaveTextContent('Missed: ‘9:30’ is not two times such as 09:30 23:45.');
  answer('Times in Berlin and Tokyo', times(before).join(' '));
  expect(outcome('three-zones')).toHaveTextContent(
    `Missed: ${times(before)[0]} is when the first meeting begins in Berlin.`,
  );
  answer('Times in Berlin and Tokyo', `${times(after)[0]} 25:99`);
  expect(outcome('three-zones')).toHaveTextContent('Missed: 25:99 is not when the second meeting begins in Tokyo.');
  answer('Times in Berlin and Tokyo', times(after).join(', '));
  expect(outcome('three-zones')).toHaveTextContent(BY_SCRIPT);
});

test('the day with an hour twice, another day and another year are misses', () => {
  render(<Languages />);
  const { city, year } = drawn.missing;
  const [day = new Date(0)] = forwardDays(CITIES[city].zone, year);
  const label = 'Day without this time';
  const days = Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(year, 0, 1 + i)));
  const long = days.find((one) => hoursOf(one, city) === 25) ?? day;
  answer(label, isoOf(long));
  expect(screen.getByText(/has 25 hours in/)).toBeVisible();
  expect(outcome('missing-hour')).toHaveTextContent(`Missed: on ${isoOf(long)}, clocks in ${city} show an hour twice.`);
  answer(label, `${year}-01-05`);
  expect(outcome('missing-hour')).toHaveTextContent(`Missed: on ${year}-01-05, clocks in ${city} show each time once.`);
  answer(label, '2020-03-29');
  expect(outcome('missing-hour')).toHaveTextContent(`Missed: 2020-03-29 is not in ${year}.`);
  answer(label, isoOf(day));
  expect(screen.getByText(/has 23 hours in/)).toBeVisible();
  expect(outcome('missing-hour')).toHaveTextContent(BY_SCRIPT);
});

test('each seed draws questions that have an answer', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { products, above, meeting, missing } = draw(String(seed));
    expect(new Set(Object.values(products).map(({ price }) => price)).size).toBe(4);
    expect(new Set(Object.values(products).map(({ date }) => date.getTime())).size).toBe(4);
    // The last digit alone gives another number.
    expect(nextLikeTwo(above) % 100).toBe(22);
    expect(hoursOf(forwardDays(CITIES[missing.city].zone, missing.year)[0] as Date, missing.city)).toBe(23);
    const moments = [meeting.before, meeting.after].map((day) => momentOf(day, meeting.hour, 'America/New_York'));
    expect(moments.map((moment) => clockIn('America/New_York', moment))).toEqual(Array(2).fill(`${meeting.hour}:00`));
    for (const zone of ['Europe/Berlin', 'Asia/Tokyo'])
      expect(clockIn(zone, moments[0] as Date)).not.toBe(clockIn(zone, moments[1] as Date));
  }
  expect(draw('7')).toEqual(draw('7'));
  expect(draw('7')).not.toEqual(draw('8'));
});

test('the clocks of each city go forward on one day of the year', () => {
  const days = (city: City) => forwardDays(CITIES[city].zone, 2027).map(isoOf);
  expect(days('Berlin')).toEqual(['2027-03-28']);
  expect(days('New York')).toEqual(['2027-03-14']);
  expect(days('Sydney')).toEqual(['2027-10-03']);
  expect(dateOf('2027-13-01')).toBeUndefined();
});

test('the time left is the rest of the minute by the page’s clock', () => {
  window.history.replaceState(null, '', '/languages?now=2027-12-31T23:59:50');
  jest.spyOn(performance, 'now').mockReturnValue(0);
  render(<Languages />);
  expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('Noch 10 Sekunden');
  fireEvent.click(screen.getByRole('button', { name: 'Stop in the last second' }));
  expect(outcome('last-second')).toHaveTextContent('Missed: there were 10 seconds left.');
  window.history.replaceState(null, '', '/languages?now=2027-12-31T23:59:59');
  cleanup();
  render(<Languages />);
  fireEvent.click(screen.getByRole('button', { name: 'Stop in the last second' }));
  expect(outcome('last-second')).toHaveTextContent(BY_SCRIPT);
  choose('ja');
  fireEvent.click(screen.getByRole('button', { name: 'Stop in the last second' }));
  expect(outcome('last-second')).toHaveTextContent('Missed: the language is 日本語, not Deutsch.');
  jest.restoreAllMocks();
});
