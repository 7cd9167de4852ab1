import type { SiteConfig } from '@playground/kit/contract/site';
import { trust } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { keep, wayBack } from './kept';
import SignInAndPay from './SignInAndPay';
import { stations } from './stations';

const PAY = 'http://pay.test';
let distrust: () => void;
let calls: { url: string; body: Record<string, unknown> }[];
/** What the shop's server answers to a payment. */
let answers: object[];

beforeEach(() => {
  distrust = trust('click');
  calls = [];
  answers = [];
  const site: SiteConfig = {
    shell: window.location.origin,
    remotes: [],
    services: {
      ...{ mail: 'http://api.test', geocoder: 'http://api.test', inbox: 'http://inbox.test' },
      ...{ identity: 'http://identity.test', pay: PAY, bank: 'http://bank.test' },
    },
  };
  document.head.innerHTML = `<script type="application/json" id="playground">${JSON.stringify(site)}</script>`;
  window.history.replaceState(null, '', '/signInAndPay?seed=7&run=unit');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const url = String(address);
    calls.push({ url, body: JSON.parse(String(init?.body ?? '{}')) });
    if (url.endsWith('/shop-order')) return Response.json({ order: 'an-order', amount: 1234 });
    const answer = answers.shift();
    return answer ? Response.json(answer) : Response.json({ message: 'There is no such order.' }, { status: 404 });
  });
});
afterEach(() => {
  distrust();
  jest.restoreAllMocks();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

async function show() {
  const view = render(
    <StrictMode>
      <SignInAndPay />
    </StrictMode>,
  );
  await act(async () => {});
  return view;
}
const outcome = (name: string) => screen.getByRole('status', { name });
const state = (change: object) => ({ status: 'paid', message: 'it was paid.', payments: 1, requests: 1, ...change });

function receive(data: unknown, origin: string, source: unknown = null) {
  act(() => {
    const message = new MessageEvent('message', { data, origin });
    Object.defineProperty(message, 'source', { value: source });
    window.dispatchEvent(message);
  });
}

test('shows every station with its task, and a price of the server', async () => {
  await show();
  for (const { name, goal, hard } of Object.values(stations)) {
    const station = within(screen.getByRole('region', { name }));
    expect(station.getByText(goal)).toBeVisible();
    expect(station.getByText(hard)).toBeVisible();
    expect(outcome(name)).toHaveTextContent('Not done yet.');
  }
  expect(screen.getAllByText('You pay EUR 12.34.')).toHaveLength(3);
});

test('two seeds give two pages, and one seed gives the same page twice', async () => {
  const textFor = async (seed: string) => {
    window.history.replaceState(null, '', `/signInAndPay?seed=${seed}&run=unit`);
    const { container, unmount } = await show();
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(await textFor('7')).toBe(await textFor('7'));
  expect(await textFor('7')).not.toBe(await textFor('8'));
  expect(await textFor('x'.repeat(5000))).toContain('First');
});

test('the mailbox belongs to the visit, and a bad run id is not used', async () => {
  await show();
  expect(screen.getByText('shopper-unit@example.com')).toBeVisible();
  window.history.replaceState(null, '', '/signInAndPay?run=%3Cb%3E');
  const { container } = await show();
  expect(container).toHaveTextContent(/shopper-[a-z0-9]+@example\.com/);
});

test.each([
  ['Leave and sign in', 'Sign in by redirect'],
  ['Open the sign-in window', 'Sign in by popup'],
  ['Share my details', 'Refuse one permission'],
  ['Sign in to the shop', 'Change account'],
  ['Load my orders', 'Renew silently'],
  ['Pay with this card', 'Card in three frames'],
  ['Pay in a window', 'Pay in a popup'],
])('if a script presses %s, that is a miss', async (button, name) => {
  distrust();
  await show();
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(outcome(name)).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
});

test('a blocked window is reported', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Open the sign-in window' }));
  expect(outcome('Sign in by popup')).toHaveTextContent('Missed: this browser blocked the window.');
});

test('if the provider does not answer, its window closes, and the reason stays', async () => {
  const opened = { closed: false, location: { href: '' }, close: () => Object.assign(opened, { closed: true }) };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Open the sign-in window' }));
  const reason = 'Missed: the sign-in provider does not answer, or this browser cannot make a key here.';
  await waitFor(() => expect(outcome('Sign in by popup')).toHaveTextContent(reason));
  expect(opened.closed).toBe(true);
  // The page looks five times a second whether somebody closed the window.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(outcome('Sign in by popup')).toHaveTextContent(reason);
});

test('two quick presses are done when the server counted one payment', async () => {
  await show();
  answers = [state({ status: 'open', requests: 2, payments: 0 }), state({ requests: 2 })];
  await userEvent.dblClick(screen.getByRole('button', { name: 'Pay with my saved card' }));
  expect(outcome('Pay once')).toHaveTextContent('Done: it was paid.');
  expect(screen.getByLabelText('Payments')).toHaveTextContent('1');
  const sent = calls.filter(({ url }) => url.endsWith('/shop-pay'));
  expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ order: 'an-order', amount: 1234, byHand: true }));
});

test('one press is a miss, and the next one is another order', async () => {
  await show();
  const opened = calls.length;
  answers = [state({})];
  await userEvent.click(screen.getByRole('button', { name: 'Pay with my saved card' }));
  expect(outcome('Pay once')).toHaveTextContent('Missed: the server counted one request');
  await waitFor(() =>
    expect(calls.slice(opened).map(({ url }) => url)).toEqual([
      'http://api.test/shop-pay',
      'http://api.test/shop-order',
    ]),
  );
  const again = await screen.findByRole('button', { name: 'Pay with my saved card' });
  await waitFor(() => expect(again).toHaveFocus());
});

test('a refusal of the server is shown in its words', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Pay with my saved card' }));
  expect(outcome('Pay once')).toHaveTextContent('Missed: There is no such order.');
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is not JSON', async () => new Response('}{')],
])('%s of the shop is told in our words, not in those of the browser', async (_, answer) => {
  await show();
  jest.mocked(fetch).mockImplementationOnce(answer);
  await userEvent.click(screen.getByRole('button', { name: 'Pay with my saved card' }));
  expect(outcome('Pay once')).toHaveTextContent('Missed: the shop’s server did not answer properly. Try again.');
});

test('the three frames are paid when all of them have sent their part, and not before', async () => {
  await show();
  const frames = ['Card number', 'Expiry date', 'Card code'].map((title) =>
    screen.getByTitle<HTMLIFrameElement>(title),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay with this card' }));
  answers = [state({})];
  receive({ kind: 'sent', field: 'number', press: 1 }, PAY, frames[0]?.contentWindow);
  receive({ kind: 'sent', field: 'number', press: 1 }, PAY, frames[0]?.contentWindow);
  receive({ kind: 'sent', field: 'expiry', press: 1 }, PAY, frames[1]?.contentWindow);
  receive({ kind: 'sent', field: 'code', press: 0 }, PAY, frames[2]?.contentWindow);
  expect(calls.filter(({ url }) => url.endsWith('/shop-pay'))).toHaveLength(0);
  receive({ kind: 'sent', field: 'code', press: 1 }, PAY, frames[2]?.contentWindow);
  await act(async () => {});
  expect(outcome('Card in three frames')).toHaveTextContent('Done: it was paid.');
});

test('a browser without FedCM is told that its task cannot be done', async () => {
  await show();
  const station = within(screen.getByRole('region', { name: 'Account in the browser’s dialog' }));
  expect(station.getByText(/^This browser has no FedCM at this address/)).toBeVisible();
  expect(station.queryByRole('button')).not.toBeInTheDocument();
});

describe('in a browser with FedCM', () => {
  const get = jest.fn((_: CredentialRequestOptions) => new Promise<never>(() => undefined));
  beforeEach(() => {
    get.mockClear();
    jest.mocked(fetch).mockImplementation(async () => Response.json({}));
    Object.assign(window, { IdentityCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  });
  afterEach(() => {
    for (const [owner, name] of [
      [window, 'IdentityCredential'],
      [navigator, 'credentials'],
    ] as const)
      Reflect.deleteProperty(owner, name);
  });
  const button = () => screen.getByRole('button', { name: 'Ask the browser for an account' });
  const asked = () => get.mock.calls.map(([options]) => options.signal?.aborted);

  test('the dialog closes when you ask again, and when you leave', async () => {
    const { unmount } = await show();
    await userEvent.click(button());
    await userEvent.click(button());
    await waitFor(() => expect(asked()).toEqual([true, false]));
    unmount();
    expect(asked()).toEqual([true, true]);
  });

  test('a script that asks is a miss, and so is an answer without an account', async () => {
    await show();
    get.mockRejectedValueOnce(new DOMException('Error retrieving a token.', 'NetworkError'));
    await userEvent.click(button());
    const name = 'Account in the browser’s dialog';
    await waitFor(() => expect(outcome(name)).toHaveTextContent('Missed: the browser gave the shop no account.'));
    distrust();
    fireEvent.click(button());
    expect(outcome(name)).toHaveTextContent('Missed: a script dispatched click.');
    expect(get).toHaveBeenCalledTimes(1);
  });
});

describe('with the time of the test', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('frames that do not answer are a miss, and leave no timer behind', async () => {
    const { unmount } = await show();
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Pay with this card' }));
    press();
    press();
    act(() => void jest.advanceTimersByTime(9_999));
    expect(outcome('Card in three frames')).toHaveTextContent('Not done yet.');
    act(() => void jest.advanceTimersByTime(1));
    expect(outcome('Card in three frames')).toHaveTextContent(
      'Missed: the frames of the payment provider did not answer. Press again.',
    );
    press();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('a message of a foreign origin does nothing, and the page says so', async () => {
  await show();
  const frame = screen.getByTitle<HTMLIFrameElement>('Card that is declined');
  const before = calls.length;
  receive({ kind: 'answer' }, 'http://evil.test', frame.contentWindow);
  receive({ kind: 'answer' }, PAY, window);
  await act(async () => {});
  expect(calls).toHaveLength(before);
  expect(screen.getByRole('alert')).toHaveTextContent('A message of the origin http://evil.test was refused.');
  expect(outcome('Card declined')).toHaveTextContent('Not done yet.');
});

test('the message of a frame only says that something happened: the server says what', async () => {
  await show();
  const frame = screen.getByTitle<HTMLIFrameElement>('Card that is declined');
  answers = [state({ status: 'refused', message: 'you did not try the declined card first.' })];
  receive({ kind: 'answer', status: 'paid' }, PAY, frame.contentWindow);
  await act(async () => {});
  expect(outcome('Card declined')).toHaveTextContent('Missed: you did not try the declined card first.');
});

test.each([
  ['Card that is challenged', 'Bank challenge', 'the card was declined: its account has too little money.'],
  ['Card that is declined', 'Card declined', 'the bank asks for a code.'],
])('in the frame %s, only the refusal of its own way is no miss', async (title, name, message) => {
  await show();
  answers = [state({ status: 'refused', message })];
  receive({ kind: 'answer' }, PAY, screen.getByTitle<HTMLIFrameElement>(title).contentWindow);
  await act(async () => {});
  expect(outcome(name)).toHaveTextContent(`Missed: ${message}`);
});

test('if the provider could not decide, the page says that it did not answer', async () => {
  await show();
  answers = [state({ status: 'open', message: '' })];
  const frame = screen.getByTitle<HTMLIFrameElement>('Card that is declined');
  receive({ kind: 'answer' }, PAY, frame.contentWindow);
  await act(async () => {});
  expect(outcome('Card declined')).toHaveTextContent('Missed: the payment provider did not answer.');
});

test.each([
  ['https://evil.test/signInAndPay', '/signInAndPay'],
  ['//evil.test/signInAndPay', '/signInAndPay'],
  ['/counter', '/signInAndPay'],
  ['/signInAndPay?seed=7', '/signInAndPay?seed=7'],
  ['/signinandpay/?seed=7', '/signInAndPay?seed=7'],
])('from %s, the redirect comes back to %s', (back, path) => {
  keep({ ticket: { state: '', nonce: '', verifier: '' }, back });
  expect(wayBack()).toBe(path);
});

test('if the browser refuses storage, the page is there', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  await show();
  expect(outcome('Sign in by redirect')).toHaveTextContent('Not done yet.');
  expect(keep({ ticket: { state: '', nonce: '', verifier: '' }, back: '' })).toBe(false);
});

test('an answer with the state of another visit is refused, and nothing of it stays', async () => {
  keep({ ticket: { state: 'mine', nonce: '', verifier: '' }, back: '/signInAndPay', answer: '?code=c&state=other' });
  await show();
  expect(outcome('Sign in by redirect')).toHaveTextContent(
    'Missed: the answer has a state of another visit, and was refused.',
  );
  expect(window.sessionStorage).toHaveLength(0);
});

test('a site without providers says so', async () => {
  const block = document.getElementById('playground') as HTMLElement;
  const site = JSON.parse(block.textContent ?? '');
  for (const name of ['identity', 'pay', 'bank']) delete site.services[name];
  block.textContent = JSON.stringify(site);
  Object.assign(performance, { getEntriesByType: () => [{ name: 'http://localhost/signInAndPay' }] });
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('This site has no sign-in provider');
});
