import { quoted } from './quoted';

test.each([
  ['', 'nothing'],
  [' \n', 'nothing'],
  ['Ada', '‘Ada’'],
  ['a'.repeat(40), `‘${'a'.repeat(40)}’`],
  ['a'.repeat(100_000), `‘${'a'.repeat(40)}…’`],
  ['😀'.repeat(40), `‘${'😀'.repeat(40)}’`],
  ['😀'.repeat(41), `‘${'😀'.repeat(40)}…’`],
])('quotes %p as %s', (text, told) => {
  expect(quoted(text)).toBe(told);
});
