import { isNot, quoted } from './quoted';

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

test('says why a typed text is wrong', () => {
  expect(isNot('fox', 'the word')).toBe('‘fox’ is not the word.');
  expect(isNot(' ', 'the word')).toBe('nothing was typed.');
});
