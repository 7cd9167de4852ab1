import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';
import { authenticator } from './server/test/authenticator.ts';

const origin = 'http://localhost:3000';
const other = 'http://forms.localhost:3001';
let url: string;

beforeAll(async () => {
  url = (await apiWithInbox({ allowedOrigins: [origin, other] })).api.url;
});
afterAll(closeAll);

let runs = 0;
/** The server, for one account of a new run. */
function visit(account: string, from: string | undefined = origin) {
  const run = `run-${++runs}`;
  const post = async (call: string, body: object, by = from) => {
    const response = await fetch(`${url}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(by && { origin: by }) },
      body: JSON.stringify({ run, account, ...body }),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    options: (act: string, by?: string) => post('passkey-options', { act, name: 'amber-17' }, by),
    check: (act: string, response: unknown, by?: string) => post('passkey-check', { act, response }, by),
  };
}

const WRONG = { status: 400, body: { message: 'This passkey does not answer what the server has asked.' } };

test('a passkey is registered, and signs in as often as it is asked', async () => {
  const { options, check } = visit('sign-in');
  const key = authenticator({ origin });
  expect(await options('sign-in')).toEqual({ status: 409, body: { message: 'This account has no passkey yet.' } });
  const { body: creation } = await options('register');
  expect(creation).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: 'amber-17' },
    excludeCredentials: [],
    authenticatorSelection: { userVerification: 'required' },
  });
  expect(await check('register', key.create(creation))).toEqual({ status: 200, body: { passkeys: 1 } });
  for (const _ of [1, 2]) {
    const { body: request } = await options('sign-in');
    expect(request).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: key.create(creation).id }] });
    expect(await check('sign-in', key.get(request))).toEqual({ status: 200, body: { passkeys: 1 } });
  }
});

test('a challenge is good for one answer, right or wrong', async () => {
  const { options, check } = visit('register');
  const key = authenticator({ origin });
  const { body: creation } = await options('register');
  expect(await check('register', key.create({ challenge: 'another' }))).toEqual(WRONG);
  expect((await check('register', key.create(creation))).status).toBe(409);
  const { body: second } = await options('register');
  expect((await check('sign-in', key.get(second))).status).toBe(409);
  const { body: third } = await options('register');
  expect((await check('register', key.create(third))).status).toBe(200);
  expect((await check('register', key.create(third))).status).toBe(409);
});

test('of two answers at the same time, one counts', async () => {
  const { options, check } = visit('register');
  const made = authenticator({ origin }).create((await options('register')).body);
  const statuses = (await Promise.all([check('register', made), check('register', made)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('a challenge ends after two minutes', async () => {
  const { options, check } = visit('register');
  const { body: creation } = await options('register');
  const later = Date.now() + 2 * 60_000 + 1;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  const answer = await check('register', authenticator({ origin }).create(creation));
  jest.restoreAllMocks();
  expect(answer.status).toBe(409);
});

test.each([
  ['of another page', { origin: 'http://evil.test' }],
  ['without a verified user', { origin, verifies: false }],
])('an answer %s is refused', async (_, made) => {
  const { options, check } = visit('sign-in');
  const { body: creation } = await options('register');
  expect(await check('register', authenticator(made).create(creation))).toEqual(WRONG);
});

test('the signature of another passkey with the same id is refused', async () => {
  const { options, check } = visit('sign-in');
  const key = authenticator({ origin });
  const { body: creation } = await options('register');
  const made = key.create(creation);
  await check('register', made);
  const { body: request } = await options('sign-in');
  const forged = { ...authenticator({ origin }).get(request), id: made.id, rawId: made.rawId };
  expect(await check('sign-in', forged)).toEqual(WRONG);
  const { body: next } = await options('sign-in');
  expect((await check('sign-in', authenticator({ origin }).get(next))).status).toBe(404);
});

test('a passkey with a certificate is refused: the library would fetch an address that the certificate names', async () => {
  const { options, check } = visit('register');
  const { body: creation } = await options('register');
  expect(await check('register', authenticator({ origin, certified: true }).create(creation))).toEqual(WRONG);
});

test('an account takes each passkey once, and a security key only if it wants one', async () => {
  const two = visit('second-one');
  const key = authenticator({ origin });
  await two.check('register', key.create((await two.options('register')).body));
  const { body: again } = await two.options('register');
  expect(again.excludeCredentials).toHaveLength(1);
  expect(await two.check('register', key.create(again))).toEqual(WRONG);
  const { body: third } = await two.options('register');
  expect((await two.check('register', authenticator({ origin }).create(third))).body).toEqual({ passkeys: 2 });

  const wrong = visit('wrong-authenticator');
  const { body: first } = await wrong.options('register');
  expect((await wrong.check('register', key.create(first))).status).toBe(422);
  const { body: second } = await wrong.options('register');
  const usb = authenticator({ origin, attachment: 'cross-platform' });
  expect((await wrong.check('register', usb.create(second))).body).toEqual({ passkeys: 1 });
});

test('a request to cancel can be made again and again, with an authenticator that agreed before', async () => {
  const { options, check } = visit('cancelled');
  for (let count = 1; count <= 6; count++) {
    const { body: creation } = await options('register');
    expect(creation.excludeCredentials).toEqual([]);
    expect((await check('register', authenticator({ origin }).create(creation))).body).toEqual({ passkeys: 1 });
  }
});

test('an account has at most five passkeys', async () => {
  const { options, check } = visit('second-one');
  for (let count = 1; count <= 5; count++) {
    const { body: creation } = await options('register');
    expect((await check('register', authenticator({ origin }).create(creation))).body).toEqual({ passkeys: count });
  }
  expect((await options('register')).status).toBe(409);
});

test('each origin of the site has its own relying party, and others are refused', async () => {
  const { options, check } = visit('register');
  const { body: creation } = await options('register', other);
  expect(creation.rp.id).toBe('forms.localhost');
  // Registered for one page, answered by another.
  expect(await check('register', authenticator({ origin }).create(creation), other)).toEqual(WRONG);
  expect((await options('register', 'http://evil.test')).status).toBe(403);
  expect((await check('register', authenticator({ origin }).create(creation), 'http://evil.test')).status).toBe(403);
});

test('the accounts of two runs do not know each other', async () => {
  const [one, two] = [visit('sign-in'), visit('sign-in')];
  const { body: creation } = await one.options('register');
  await one.check('register', authenticator({ origin }).create(creation));
  expect((await two.options('sign-in')).status).toBe(409);
});

test('an answer of odd bytes is refused, not a failure of the server', async () => {
  const { options, check } = visit('register');
  for (const odd of ['', 'AA', 'o2NmbXQ', '_'.repeat(3000)]) {
    await options('register');
    const response = { clientDataJSON: odd, attestationObject: odd };
    const made = { id: odd, rawId: odd, type: 'public-key', clientExtensionResults: {}, response };
    expect(await check('register', made)).toEqual(WRONG);
  }
});
