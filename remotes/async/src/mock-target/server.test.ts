import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';

let url: string;

beforeAll(async () => {
  url = (await apiWithInbox()).api.url;
});
afterAll(closeAll);

const call = async (path: string, body?: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(
    `${url}/mock/${path}`,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : {},
  );
  return [response.status, await response.json()];
};

test('the three calls are a good one, a 404 and an echo, and the server counts them for each run', async () => {
  expect(await call('fruits?run=a')).toEqual([200, { fruits: ['apple', 'banana', 'cherry'] }]);
  expect(await call('price?run=a')).toEqual([404, { message: 'The server has no price.' }]);
  expect(await call('order?run=a', { fruit: 'apple', amount: 3 })).toEqual([200, { fruit: 'apple', amount: 3 }]);
  await call('order?run=a', { fruit: 'apple', amount: 4 });
  expect(await call('received?run=a')).toEqual([
    200,
    { fruits: 1, price: 1, order: 2, last: { fruit: 'apple', amount: 4 } },
  ]);
  expect(await call('received?run=b')).toEqual([200, { fruits: 0, price: 0, order: 0 }]);
});
