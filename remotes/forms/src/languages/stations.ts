import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'price-in-german': {
    name: 'Price in German',
    goal: 'Set ‘Language’ to ‘Deutsch’, and read the price in the shop. Type it into ‘Price in euros’ as a number such as 1234.50, and press ‘Check price’.',
    hard: 'In German, a point groups the thousands, and a comma begins the cents.',
  },
  'plural-in-polish': {
    name: 'Plural in Polish',
    goal: 'Set ‘Language’ to ‘Polski’. The shop has several words for lamps, and the number decides which one. Find the smallest number that is greater than the number below and has the same word as 2. Type it into ‘Number of lamps’, and press ‘Take this number’.',
    hard: 'Polish has three forms of the word, and the last digit alone does not decide which one.',
  },
  'first-in-arabic': {
    name: 'First button in Arabic',
    goal: 'Set ‘Language’ to ‘العربية’ (Arabic). Press the first of the three buttons in the shop, as Arabic is read.',
    hard: 'Arabic is read from right to left, so the first button is not where it is in the other languages.',
  },
  'date-in-japanese': {
    name: 'Date in Japanese',
    goal: 'Set ‘Language’ to ‘日本語’ (Japanese), and read the date in the shop. Type it into ‘Date of delivery’ as a date such as 2027-03-09, and press ‘Check date’.',
    hard: 'The year is counted in the era Reiwa (令和), and its first year is 2019.',
  },
  'three-zones': {
    name: 'Meeting in three zones',
    goal: 'Find out when the second meeting below begins in Berlin and in Tokyo. Type first the time in Berlin and then that in Tokyo into ‘Times in Berlin and Tokyo’, such as 09:30 23:45. Press ‘Check times’.',
    hard: 'Between the meetings, the clocks change in New York. They change later in Berlin, and never in Tokyo.',
  },
  'missing-hour': {
    name: 'The hour that does not exist',
    goal: 'On one day, the clocks of the city below skip the time below. Type this day of the year below into ‘Day without this time’ as a date such as 2027-03-09, and press ‘Check day’.',
    hard: 'On that day, the clocks skip an hour. Another day of the year has an hour twice.',
  },
  'last-second': {
    name: 'Last second',
    goal: 'Set ‘Language’ to ‘Deutsch’. Press ‘Stop in the last second’ while the page says ‘Noch 1 Sekunde’.',
    hard: 'The time is there for one second. Then a new minute begins.',
    conditions: '?now=2027-12-31T23:59:50',
  },
});
