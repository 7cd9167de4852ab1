import { fireEvent, render, screen } from '@testing-library/react';
import { BY_SCRIPT, expectToFollowSeed, outcome } from '../../shared/testPage';
import { countsIn, fruitsProblem, NO_ANSWER, orderProblem, priceProblem, slowProblem } from './answers';
import MockTarget from './MockTarget';
import { stations } from './stations';

const calls = jest.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/mockTarget?seed=7');
  calls.mockReset();
  jest.spyOn(window, 'fetch').mockImplementation(calls);
});
afterEach(() => jest.restoreAllMocks());

test('no call is made before a press, and none by a script', () => {
  render(<MockTarget />);
  for (const button of ['Load fruits', 'Load price', 'Send order', 'Load slowly'])
    fireEvent.click(screen.getByRole('button', { name: button }));
  for (const { name } of Object.values(stations)) expect(outcome(name)).toHaveTextContent(BY_SCRIPT);
  expect(calls).not.toHaveBeenCalled();
});

const ok = (body: unknown) => ({ status: 200, ok: true, body });

test.each([
  [undefined, NO_ANSWER],
  [ok({ fruits: ['apple'] }), 'the answer has no quince.'],
  [ok(undefined), 'the answer is not JSON like {"fruits":["apple"]}.'],
  [ok(null), 'the answer is not JSON like {"fruits":["apple"]}.'],
  [ok({ fruits: 'quince' }), 'the answer is not JSON like {"fruits":["apple"]}.'],
  [ok({ fruits: [{ quince: 1 }] }), 'the answer is not JSON like {"fruits":["apple"]}.'],
  [{ status: 500, ok: false, body: { fruits: ['quince'] } }, 'the answer has the status 500.'],
  [ok({ fruits: ['quince'] }), undefined],
])('fruits: an answer is wrong or right (%#)', (answer, problem) =>
  expect(fruitsProblem(answer, 'quince')).toBe(problem),
);

test.each([
  [undefined, NO_ANSWER],
  [{ status: 404, ok: false, body: { price: 37 } }, 'the answer has the status 404, which is an error.'],
  [ok({ price: '37' }), 'the answer is not JSON like {"price":1}.'],
  [ok({ price: 1e300 }), 'the price is ‘1e+300’, not 37.'],
  [ok({ price: 37 }), undefined],
])('price: an answer is wrong or right (%#)', (answer, problem) => expect(priceProblem(answer, 37)).toBe(problem));

test.each([
  [undefined, 'the server did not say what it received.'],
  [ok({ order: 0 }), 'no order reached the server.'],
  // What the server received may be intercepted too.
  [ok(undefined), 'no order reached the server.'],
  [ok(null), 'no order reached the server.'],
  [ok({ last: 5 }), 'the server received the amount nothing, not 5.'],
  [ok({ last: { amount: { toString: 1 } } }), 'the server received the amount {"toString":1}, not 5.'],
  [ok({ last: { amount: '5' } }), 'the server received the amount "5", not 5.'],
  [ok({ last: { amount: 1 } }), 'the server received the amount 1, not 5.'],
  [ok({ last: { amount: 5 } }), undefined],
])('order: what the server received is wrong or right (%#)', (received, problem) =>
  expect(orderProblem(received, 5)).toBe(problem),
);

test('how often the calls arrived is only shown if the answer says it', () => {
  const counts = { fruits: 1, price: 2, order: 3 };
  expect(countsIn(ok(counts))).toEqual(counts);
  for (const body of [undefined, null, [], { price: 37 }, { ...counts, order: { amount: 1 } }])
    expect(countsIn(ok(body))).toBeUndefined();
  expect(countsIn({ status: 500, ok: false, body: counts })).toBeUndefined();
  expect(countsIn(undefined)).toBeUndefined();
});

test('an answer is slow after three seconds', () => {
  expect(slowProblem(ok({}), 2_999)).toBe('the answer came in less than three seconds.');
  expect(slowProblem(ok({}), 3_000)).toBeUndefined();
  expect(slowProblem(undefined, 9_000)).toBe(NO_ANSWER);
});

test('the page follows the seed', () => expectToFollowSeed(MockTarget));
