import { tryAgain } from './secondTry.ts';

test('a test that passes at the second try is named as flaky, and one that fails again or does not run has failed', async () => {
  const again = async () => ({ passed: ['late'], failed: ['wrong'] });
  expect(await tryAgain(['late', 'wrong', 'gone'], again)).toEqual({
    passed: 1,
    failed: 2,
    output: '   flaky: late, which passed at the second try\n',
  });
});
