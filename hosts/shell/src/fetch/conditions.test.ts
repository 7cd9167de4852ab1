import { hasConditions, hasSameConditions, withConditions } from './conditions';

const at = (address: string) => window.history.replaceState(null, '', address);
afterEach(() => at('/'));

test('an address without conditions asks for nothing, and keeps nothing', () => {
  at('/?search=seed&group=forms');
  expect(hasConditions()).toBe(false);
  expect(withConditions('')).toBe('');
  expect(withConditions('?a=b%20c')).toBe('?a=b%20c');
});

test('what a link does not say is kept, what it says is not', () => {
  at('/counter?seed=7&search=x&fault=forms:drop&fault=reverse:503@1&log');
  expect(hasConditions()).toBe(true);
  expect(withConditions('')).toBe('?seed=7&fault=forms%3Adrop&fault=reverse%3A503%401&log=');
  expect(withConditions('?fault=media:503&a=b')).toBe('?fault=media:503&a=b&seed=7&log=');
});

test.each([
  ['?seed=7&now=2028-02-29', true],
  ['?now=2028-02-29&seed=7&search=x', true],
  ['?now=2028-02-29', false],
  ['?now=2028-03-01&seed=7', false],
  ['?now=2028-02-29&seed=7&log', false],
])('%s asks for the same: %s', (search, same) => {
  at('/counter?seed=7&now=2028-02-29');
  expect(hasSameConditions(search)).toBe(same);
});
