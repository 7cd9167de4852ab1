import { ASKS_ITSELF } from './conditions';

test.each([
  ['/form?fault=forms:503', true],
  ['?seed=7&build.media=next', true],
  ['?build%2Emedia=next', true],
  ['?seed=7&%66ault=forms:503', true],
  ['/form', false],
  ['?seed=7&now=2028-02-29&log', false],
  ['?search=50%25&tag=build.', false],
])('%s must request nothing early: %s', (address, nothingEarly) => {
  expect(ASKS_ITSELF.test(address)).toBe(nothingEarly);
});
