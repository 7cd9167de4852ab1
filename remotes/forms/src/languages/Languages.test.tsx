import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { nextLikeTwo } from './components/PluralInPolish';
import { draw } from './draw';
import Languages from './Languages';
import { languages, say } from './messages';
import type { stations } from './stations';
import { CITIES, type City, clockIn, dateOf, forwardDays, hoursOf, isoOf, momentOf } from './times';

window.history.replaceState(null, '', '/languages?seed=7');

const drawn = draw('7');
const BY_SCRIPT = 'a script ';
// By the public ids, because to compute all roles of the page is slow.
const byId = (id: string) => document.getElementById(id) as HTMLInputElement;
const outcome = (id: keyof typeof stations) => byId(`${id}-outcome`);
const choose = (language: string) => fireEvent.change(byId('language'), { target: { value: language } });

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

test('the number must be the smallest with the word of 2, in Polish', () => {
  render(<Languages />);
  const { above } = drawn;
  const take = (count: string) => {
    fireEvent.change(byId('count'), { target: { value: count } });
    fireEvent.click(byId('take-number'));
    return expect(outcome('plural-in-polish'));
  };
  take(String(nextLikeTwo(above))).toHaveTextContent('Missed: the language is Deutsch, not Polski.');
  choose('pl');
  take('2').toHaveTextContent(`Missed: 2 is not above ${above}.`);
  take('12').toHaveTextContent('Missed: with 12, the stock has another word than with 2.');
  take('33').toHaveTextContent(`Missed: a smaller number above ${above} has this word too.`);
  for (const bad of ['', '-1', '1.5', '10000', 'x'.repeat(100_000), '٢٢', '🙂']) {
    take(bad).toHaveTextContent('Missed: ‘Number of lamps’ has no whole number from 0 to 9999.');
    expect(byId('count-problem')).toHaveTextContent('Type a whole number from 0 to 9999');
  }
  take(String(nextLikeTwo(above))).toHaveTextContent(`Missed: ${BY_SCRIPT}`);
});

test('only the first button counts, and only in Arabic', () => {
  render(<Languages />);
  const press = (place: number) => {
    fireEvent.click(byId(`action-${place}`));
    return expect(outcome('first-in-arabic'));
  };
  press(1).toHaveTextContent('Missed: the language is Deutsch, not العربية.');
  choose('ar');
  press(3).toHaveTextContent('Missed: this is button 3 in the order of reading.');
  press(1).toHaveTextContent(`Missed: ${BY_SCRIPT}`);
});

const { products, meeting, missing } = drawn;
const inJapanese = isoOf(products.ja.date);
const timesOn = (day: Date) => {
  const moment = momentOf(day, meeting.hour, 'America/New_York');
  return [clockIn('Europe/Berlin', moment), clockIn('Asia/Tokyo', moment)];
};
const [first, second] = [timesOn(meeting.before), timesOn(meeting.after)];
const { city, year } = missing;
const days = Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(year, 0, 1 + i)));
const dayOf = (hours: number) => isoOf(days.find((one) => hoursOf(one, city) === hours) as Date);

test.each<[keyof typeof stations, string, string]>([
  ['price-in-german', '', 'nothing was typed.'],
  ['price-in-german', '8.772,04', '‘8.772,04’ is not a number such as 1234.50.'],
  ['price-in-german', '8.772', 'the point groups the thousands. It does not begin the cents.'],
  ['price-in-german', '3901.1', 'this is the price with the language Polski.'],
  ['price-in-german', '1', '‘1’ is not the price.'],
  ['price-in-german', '9'.repeat(100_000), `‘${'9'.repeat(40)}…’ is not the price.`],
  ['price-in-german', '<b>مرحبا</b>', '‘<b>مرحبا</b>’ is not a number such as 1234.50.'],
  ['price-in-german', '8772.04', BY_SCRIPT],
  ['date-in-japanese', '9 March', '‘9 March’ is not a date such as 2027-03-09.'],
  ['date-in-japanese', '2027-02-30', '‘2027-02-30’ is not a date such as 2027-03-09.'],
  ['date-in-japanese', isoOf(products.de.date), 'this is the date with the language Deutsch.'],
  ['date-in-japanese', `0010${inJapanese.slice(4)}`, 'day and month are right, but the year is not 0010.'],
  ['date-in-japanese', inJapanese, BY_SCRIPT],
  ['three-zones', '9:30', '‘9:30’ is not two times such as 09:30 23:45.'],
  ['three-zones', first.join(' '), `${first[0]} is when the first meeting begins in Berlin.`],
  ['three-zones', `${second[0]} 25:99`, '25:99 is not when the second meeting begins in Tokyo.'],
  ['three-zones', second.join(', '), BY_SCRIPT],
  ['missing-hour', dayOf(25), `on ${dayOf(25)}, clocks in ${city} show an hour twice.`],
  ['missing-hour', `${year}-01-05`, `on ${year}-01-05, clocks in ${city} show each time once.`],
  ['missing-hour', '2020-03-29', `2020-03-29 is not in ${year}.`],
  ['missing-hour', dayOf(23), BY_SCRIPT],
])('%s: the answer %.10j is a miss, and stays in the field', (id, typed, missed) => {
  render(<Languages />);
  const field = byId(`${id}-answer`);
  fireEvent.input(field, { target: { value: typed } });
  fireEvent.submit(field.form as HTMLFormElement);
  expect(outcome(id)).toHaveTextContent(`Missed: ${missed}`);
  expect(field).toHaveValue(typed);
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
  fireEvent.click(byId('stop'));
  expect(outcome('last-second')).toHaveTextContent('Missed: there were 10 seconds left.');
  window.history.replaceState(null, '', '/languages?now=2027-12-31T23:59:59');
  cleanup();
  render(<Languages />);
  fireEvent.click(byId('stop'));
  expect(outcome('last-second')).toHaveTextContent(`Missed: ${BY_SCRIPT}`);
  choose('ja');
  fireEvent.click(byId('stop'));
  expect(outcome('last-second')).toHaveTextContent('Missed: the language is 日本語, not Deutsch.');
  jest.restoreAllMocks();
});
