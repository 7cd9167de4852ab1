import type { RunningApi } from '@playground/kit/server/start';
import { apiWithInbox, apiWithMail, closeAll, otherThan } from '@playground/kit/server/test/api';
import { codeIn } from '@playground/kit/server/test/mailServer';
import { cardsOf, type OrderState, type Payment, priceOf } from '../shop.ts';

/** One shop serves all tests but those of its limits and of its mail server, because each order is its own. */
let shop: Shop;

beforeAll(async () => {
  shop = await apiWithInbox();
});
afterAll(closeAll);

const SEED = '7';
const SHOP = 'http://localhost:3000';
const { accepted, declined, challenged } = cardsOf(SEED);

const BY_SCRIPT = { message: expect.stringContaining('a script') };

interface Answered extends OrderState {
  code: number;
}
interface Shop {
  api: RunningApi;
  inbox?: string;
}

/** An order of a shop, and what its payment provider and its bank can be asked. */
async function order(station: Payment, email = 'shopper@example.com', { api, inbox }: Shop = shop) {
  const { pay, bank } = api.originUrls;
  const post = async (url: string, body: object, headers: Record<string, string> = {}): Promise<Answered> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { code: response.status, ...(await response.json()) };
  };
  const opened = await fetch(`${api.url}/shop-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SHOP },
    body: JSON.stringify({ station, seed: SEED, email }),
  });
  expect(opened.status).toBe(200);
  const { order, amount } = await opened.json();
  expect(amount).toBe(priceOf(station, SEED));
  const byHand = true;
  return {
    ...{ api, pay, bank, id: order, amount, post },
    inShop: (change: object = {}) => post(`${api.url}/shop-pay`, { order, amount, byHand, ...change }),
    field: (field: string, value: string, hand = true) => post(`${pay}/field`, { order, field, value, byHand: hand }),
    card: (card: object, change: object = {}) => post(`${pay}/pay`, { order, byHand, ...card, ...change }),
    confirm: (confirmed: boolean, hand = true) => post(`${pay}/confirm`, { order, confirmed, byHand: hand }),
    answer: (code: string, hand = true) => post(`${bank}/answer`, { order, code, byHand: hand }),
    state: async (): Promise<OrderState> => (await fetch(`${api.url}/shop-order?order=${order}`)).json(),
    codeByMail: async (): Promise<string> => {
      const { mails } = await (await fetch(`${inbox}/api/mailbox/${email}?wait=10`)).json();
      return /code is (\d{6})/.exec(mails[0].text)?.[1] ?? '';
    },
  };
}

test('a card in three frames pays when each frame sent its part', async () => {
  const { field, inShop, state } = await order('three-frames');
  expect(await inShop()).toMatchObject({ code: 200, status: 'refused', message: 'the card number is not complete.' });
  await field('number', accepted.number);
  await field('expiry', accepted.expiry);
  expect(await inShop()).toMatchObject({ status: 'refused', message: 'the code of the card is not complete.' });
  await field('number', accepted.number.replaceAll(/(\d{4})(?=\d)/g, '$1 '));
  await field('expiry', accepted.expiry);
  await field('code', accepted.code === '123' ? '124' : '123');
  expect(await inShop()).toMatchObject({ status: 'refused', message: 'the code of the card is wrong.' });
  for (const name of ['number', 'expiry', 'code'] as const) await field(name, accepted[name]);
  const paid = { status: 'paid', payments: 1, message: expect.stringContaining('accepted, for EUR ') };
  expect(await inShop()).toMatchObject(paid);
  expect(await state()).toMatchObject(paid);
});

test('a whole card reads its fields as the three frames do', async () => {
  const { card } = await order('challenge');
  const message = 'this station needs the card that is challenged.';
  for (const typed of [{ expiry: accepted.expiry.replace('/', '') }, { number: `${accepted.number}0000000` }])
    expect(await card({ ...accepted, ...typed })).toMatchObject({ status: 'refused', message });
  expect(await card({ ...accepted, number: accepted.number.slice(1) })).toMatchObject({
    message: 'the card number is not complete.',
  });
});

test('what a script typed or pressed does not pay', async () => {
  const { field, inShop } = await order('three-frames');
  const all = async (hand: boolean) => {
    for (const name of ['number', 'expiry', 'code'] as const)
      await field(name, accepted[name], hand || name !== 'code');
  };
  await all(false);
  expect(await inShop()).toMatchObject({ status: 'refused', ...BY_SCRIPT });
  await all(true);
  expect(await inShop({ byHand: false })).toMatchObject({ status: 'refused', ...BY_SCRIPT });
});

test('the declined card is refused with a reason, and then the other one is accepted', async () => {
  const { card } = await order('declined');
  expect(await card(accepted)).toMatchObject({
    status: 'refused',
    message: 'you did not try the declined card first.',
  });
  expect(await card(declined)).toMatchObject({ message: expect.stringContaining('has too little money') });
  expect(await card(challenged)).toMatchObject({ message: 'this station needs the card that is accepted.' });
  expect(await card({ ...accepted, number: '9100000000000000' })).toMatchObject({
    message: 'the provider does not know this card number.',
  });
  expect(await card(accepted)).toMatchObject({ status: 'paid', payments: 1 });
});

test('the bank sends a code by mail, and pays for the right one', async () => {
  const { card, answer, codeByMail } = await order('challenge');
  expect(await answer('000000')).toMatchObject({
    code: 409,
    message: 'The bank does not wait for a code of this order.',
  });
  expect(await card(accepted)).toMatchObject({ message: 'this station needs the card that is challenged.' });
  expect(await card(challenged)).toMatchObject({ status: 'challenge', message: 'the bank asks for a code.' });
  const code = await codeByMail();
  expect(await answer(otherThan(code))).toMatchObject({ message: 'the code of the bank was wrong.' });
  expect(await answer(code, false)).toMatchObject({ status: 'challenge', ...BY_SCRIPT });
  expect(await answer(` ${code} `)).toMatchObject({ status: 'paid', payments: 1 });
});

test('after five wrong codes, the right one is worth nothing', async () => {
  const { card, answer, codeByMail } = await order('challenge', 'tries@example.com');
  await card(challenged);
  const code = await codeByMail();
  for (let n = 0; n < 5; n++) expect(await answer(otherThan(code))).toMatchObject({ status: 'challenge' });
  expect(await answer(code)).toMatchObject({
    status: 'refused',
    message: expect.stringContaining('too many wrong codes'),
  });
  expect(await answer(code)).toMatchObject({ code: 409 });
});

test.each([
  ['one visitor', { mailsPerAddress: 2 }],
  ['one address', { mailsPerRecipient: 2 }],
])('the bank sends only so many codes of %s, and then says so', async (_, limits) => {
  const limited = await apiWithInbox({ limits });
  const { card, answer, codeByMail, state } = await order('challenge', 'many@example.com', limited);
  for (let n = 0; n < 2; n++) expect(await card(challenged)).toMatchObject({ code: 200, status: 'challenge' });
  // Cards without a code of the bank do not count.
  await card(declined);
  const message = 'The bank has sent too many codes. Please try again later.';
  expect(await card(challenged)).toMatchObject({ code: 429, message });
  expect(await state()).toMatchObject({ status: 'refused', message: 'the bank could not send its code. Pay again.' });
  expect(await answer(await codeByMail())).toMatchObject({ code: 409 });
});

test('if the bank cannot send its code, the order is refused, and can be paid later', async () => {
  const { api, mail } = await apiWithMail();
  mail.answer = async () => new Error('No room.');
  const { card, answer, state } = await order('challenge', 'late@example.com', { api });
  const refused = { status: 'refused', message: 'the bank could not send its code. Pay again.' };
  expect(await card(challenged)).toMatchObject(refused);
  expect(await state()).toMatchObject(refused);
  mail.answer = async () => undefined;
  expect(await card(challenged)).toMatchObject({ status: 'challenge' });
  expect(await answer(codeIn(mail.mails[0]))).toMatchObject({ status: 'paid' });
});

test('the popup pays once, and only if a person confirms it', async () => {
  const { confirm, state } = await order('pay-popup');
  expect(await confirm(true, false)).toMatchObject({ status: 'refused', ...BY_SCRIPT });
  expect(await confirm(false)).toMatchObject({ status: 'refused', message: 'you cancelled the payment.' });
  const codes = (await Promise.all(Array.from({ length: 5 }, () => confirm(true)))).map(({ code }) => code);
  expect(codes.sort()).toEqual([200, 409, 409, 409, 409]);
  const message = 'This order is paid already. It cannot be paid again.';
  expect(await confirm(true)).toMatchObject({ code: 409, message });
  expect(await state()).toMatchObject({ status: 'paid', payments: 1 });
});

test('two quick requests are one payment, as the server counted, and a script pays nothing', async () => {
  const { inShop, state } = await order('once');
  expect(await inShop({ byHand: false })).toMatchObject({ status: 'refused', ...BY_SCRIPT });
  const quick = await order('once');
  const answers = await Promise.all([quick.inShop(), quick.inShop()]);
  expect(answers.sort((one, other) => one.payments - other.payments)).toMatchObject([
    { code: 200, status: 'open', requests: 2 },
    { code: 200, status: 'paid', requests: 2, payments: 1 },
  ]);
  expect(await quick.state()).toMatchObject({ status: 'paid', requests: 2, payments: 1 });
  expect(await state()).toMatchObject({ payments: 0 });
});

describe('attacks', () => {
  test('an amount that was changed in the page pays nothing', async () => {
    const { inShop, amount, state } = await order('once');
    expect(await inShop({ amount: 1 })).toMatchObject({
      code: 409,
      message: `The order costs EUR ${(amount / 100).toFixed(2)}, not EUR 0.01. Nothing was paid.`,
    });
    expect(await state()).toMatchObject({ status: 'open', payments: 0 });
  });

  test('an order is paid only where its station says', async () => {
    const { card, confirm } = await order('once');
    expect(await card(accepted)).toMatchObject({ code: 409, message: 'This order is not paid with this form.' });
    expect(await confirm(true)).toMatchObject({ code: 409, message: 'This order is not paid in a popup.' });
  });

  test('pages of other origins may neither call the provider nor embed it', async () => {
    const { post, pay, bank, id } = await order('pay-popup');
    for (const [url, body] of [
      [`${pay}/confirm`, { order: id, confirmed: true, byHand: true }],
      [`${bank}/answer`, { order: id, code: '000000', byHand: true }],
    ] as const) {
      expect(await post(url, body, { origin: 'http://evil.test' })).toMatchObject({
        code: 403,
        message: expect.stringMatching(/^Pages of other origins may not call the /),
      });
    }
    const ancestorsAt = async (url: string) =>
      /frame-ancestors ([^;]*)/.exec((await fetch(url)).headers.get('content-security-policy') ?? '')?.[1];
    expect(await ancestorsAt(`${pay}/card?order=${id}`)).toBe(SHOP);
    expect(await ancestorsAt(`${pay}/confirm?order=${id}`)).toBe("'none'");
    expect(await ancestorsAt(`${bank}/challenge?order=${id}`)).toBe(`${pay} ${SHOP}`);
  });

  test('documents speak only with the origin that opened the order', async () => {
    const { api, pay } = await order('pay-popup');
    const opened = await fetch(`${api.url}/shop-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://evil.test' },
      body: JSON.stringify({ station: 'pay-popup', seed: SEED, email: 'a@example.com' }),
    });
    const { order: id } = await opened.json();
    const page = await (await fetch(`${pay}/confirm?order=${id}`)).text();
    expect(page).toContain(`data-shop="${SHOP}"`);
    expect(page).not.toContain('evil');
  });

  test.each([
    [
      'no such order',
      { order: '00000000-0000-4000-8000-000000000000' },
      404,
      /^There is no such order, or it has ended\./,
    ],
    ['an id that is none', { order: '1' }, 400, /uuid/],
    ['an amount that is no number', { amount: 'all' }, 400, /integer/],
    ['a further field', { price: 1 }, 400, /additional/],
    ['100 000 characters', { order: 'a'.repeat(100_000) }, 413, /./],
  ])('%s is refused in words', async (_, change, status, message) => {
    const { inShop } = await order('once');
    expect(await inShop(change)).toMatchObject({ code: status, message: expect.stringMatching(message) });
  });

  test('markup in a field stays text', async () => {
    const { card } = await order('declined');
    const answer = await card({ number: '<b>9100</b>', expiry: '01/40', code: '123' });
    expect(answer).toMatchObject({ status: 'refused', message: 'the card number is not complete.' });
  });

  test('a person who opens an order that has ended sees why', async () => {
    const { pay } = await order('pay-popup');
    const response = await fetch(`${pay}/confirm?order=00000000-0000-4000-8000-000000000000`, {
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no such order, or it has ended.');
  });
});
