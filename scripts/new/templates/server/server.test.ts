import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';

let url: string;

beforeAll(async () => {
  url = (await apiWithInbox()).api.url;
});
afterAll(closeAll);

async function press(run: string) {
  const response = await fetch(`${url}/press-counter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ run }),
  });
  return [response.status, await response.json()];
}

test('counts the presses of each visit', async () => {
  expect(await press('one')).toEqual([200, { presses: 1 }]);
  expect(await press('one')).toEqual([200, { presses: 2 }]);
  expect(await press('two')).toEqual([200, { presses: 1 }]);
});

test('refuses a visit without a name', async () => {
  expect(await press('')).toEqual([400, { message: expect.stringContaining('run') }]);
});
