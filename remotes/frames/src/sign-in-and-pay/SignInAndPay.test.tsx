import { configureSite } from '@playground/kit/test/configureSite';
import { trust } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, StrictMode } from 'react';
import { configureFrames } from '../../shared/siteForTests';
import BrowserDialog from './components/BrowserDialog';
import CardFrame from './components/CardFrame';
import Once from './components/Once';
import Popup from './components/Popup';
import Redirect from './components/Redirect';
import TestData from './components/TestData';
import ThreeFrames from './components/ThreeFrames';
import { useVisit, type Visit } from './components/useVisit';
import { keep, wayBack } from './kept';
import SignInAndPay from './SignInAndPay';

const PAY = 'http://pay.test';
let distrust: () => void;
let calls: { url: string; body: Record<string, unknown> }[];
/** What the shop's server answers to a payment. */
let answers: object[];

beforeEach(() => {
  distrust = trust('click');
  calls = [];
  answers = [];
  const services = {
    ...{ mail: 'http://api.test', geocoder: 'http://api.test', inbox: 'http://inbox.test' },
    ...{ identity: 'http://identity.test', pay: PAY, bank: 'http://bank.test' },
  };
  configureSite({ services });
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

type Part = ComponentType<{ visit: Visit; begun: () => void }>;
function OfVisit({ Of }: { Of: Part }) {
  return <Of visit={useVisit()} begun={() => {}} />;
}
/** Shows one part of the page, or all of it. */
async function show(Of: Part) {
  const view = render(<OfVisit Of={Of} />, { wrapper: StrictMode });
  await act(async () => {});
  return view;
}
const Declined: Part = ({ visit }) => <CardFrame visit={visit} station="declined" title="Card" />;
const Challenge: Part = ({ visit }) => <CardFrame visit={visit} station="challenge" title="Card" />;
const outcome = () => screen.getByRole('status');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const state = (change: object) => ({ status: 'paid', message: 'it was paid.', payments: 1, requests: 1, ...change });

function receive(
  data: unknown,
  origin: string,
  source: unknown = screen.getByTitle<HTMLIFrameElement>('Card').contentWindow,
) {
  act(() => {
    const message = new MessageEvent('message', { data, origin });
    Object.defineProperty(message, 'source', { value: source });
    window.dispatchEvent(message);
  });
}
/** A frame says that something happened, and the server says what. */
async function answered(Of: Part, said: object) {
  await show(Of);
  answers = [state(said)];
  receive({ kind: 'answer', status: 'paid' }, PAY);
  await act(async () => {});
}

test('two seeds give two pages, and one seed gives the same page twice', async () => {
  const textFor = async (seed: string) => {
    window.history.replaceState(null, '', `/signInAndPay?seed=${seed}&run=unit`);
    const { container, unmount } = await show(TestData);
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(await textFor('7')).toBe(await textFor('7'));
  expect(await textFor('7')).not.toBe(await textFor('8'));
  expect(await textFor('x'.repeat(5000))).toContain('First');
});

test('the mailbox belongs to the visit, and a bad run id is not used', async () => {
  await show(TestData);
  expect(screen.getByText('shopper-unit@example.com')).toBeVisible();
  window.history.replaceState(null, '', '/signInAndPay?run=%3Cb%3E');
  const { container } = await show(TestData);
  expect(container).toHaveTextContent(/shopper-[a-z0-9]+@example\.com/);
});

test('a blocked window is reported', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  await show(Popup);
  await press('Open the sign-in window');
  expect(outcome()).toHaveTextContent('Missed: this browser blocked the window.');
});

test('if the provider does not answer, its window closes, and the reason stays', async () => {
  const opened = { closed: false, location: { href: '' }, close: () => Object.assign(opened, { closed: true }) };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  await show(Popup);
  await press('Open the sign-in window');
  const reason = 'Missed: the sign-in provider does not answer, or this browser cannot make a key here.';
  await waitFor(() => expect(outcome()).toHaveTextContent(reason));
  expect(opened.closed).toBe(true);
  // The page looks five times a second whether somebody closed the window.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(outcome()).toHaveTextContent(reason);
});

describe('the station Pay once', () => {
  const said = () => screen.getByRole('status', { name: 'Pay once' });
  const pay = () => press('Pay with my saved card');
  beforeEach(() => show(Once));

  test('two quick presses are done when the server counted one payment', async () => {
    expect(screen.getByText('You pay EUR 12.34.')).toBeVisible();
    answers = [state({ status: 'open', requests: 2, payments: 0 }), state({ requests: 2 })];
    await userEvent.dblClick(screen.getByRole('button'));
    expect(said()).toHaveTextContent('Done: it was paid.');
    expect(screen.getByLabelText('Payments')).toHaveTextContent('1');
    const sent = calls.filter(({ url }) => url.endsWith('/shop-pay'));
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ order: 'an-order', amount: 1234, byHand: true }));
  });

  test('one press is a miss, and the next one is another order', async () => {
    const opened = calls.length;
    answers = [state({})];
    await pay();
    expect(said()).toHaveTextContent('Missed: the server counted one request');
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
    const asked = calls.slice(opened).map(({ url }) => url);
    expect(asked).toEqual(['http://api.test/shop-pay', 'http://api.test/shop-order']);
  });

  test('a refusal of the server is shown in its words', async () => {
    await pay();
    expect(said()).toHaveTextContent('Missed: There is no such order.');
  });

  test.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is not JSON', async () => new Response('}{')],
  ])('%s of the shop is told in our words, not in those of the browser', async (_, answer) => {
    jest.mocked(fetch).mockImplementationOnce(answer);
    await pay();
    expect(said()).toHaveTextContent('Missed: the shop’s server did not answer properly. Try again.');
  });
});

test('the three frames are paid when all of them have sent their part, and not before', async () => {
  await show(ThreeFrames);
  const sent = (field: string, title: string, number = 1) =>
    receive({ kind: 'sent', field, press: number }, PAY, screen.getByTitle<HTMLIFrameElement>(title).contentWindow);
  await press('Pay with this card');
  answers = [state({})];
  sent('number', 'Card number');
  sent('number', 'Card number');
  sent('expiry', 'Expiry date');
  sent('code', 'Card code', 0);
  expect(calls.filter(({ url }) => url.endsWith('/shop-pay'))).toHaveLength(0);
  sent('code', 'Card code');
  await act(async () => {});
  expect(outcome()).toHaveTextContent('Done: it was paid.');
});

test('a browser without FedCM is told that its task cannot be done', async () => {
  await show(BrowserDialog);
  expect(screen.getByText(/^This browser has no FedCM at this address/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
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
    const { unmount } = await show(BrowserDialog);
    await userEvent.click(button());
    await userEvent.click(button());
    await waitFor(() => expect(asked()).toEqual([true, false]));
    unmount();
    expect(asked()).toEqual([true, true]);
  });

  test('the provider forgets who began to sign in and leaves, and nobody else', async () => {
    const asksToForget = () =>
      jest.mocked(fetch).mock.calls.some(([address]) => String(address).endsWith('.test/forget'));
    const { unmount } = await show(SignInAndPay);
    unmount();
    expect(asksToForget()).toBe(false);
    const again = await show(SignInAndPay);
    await userEvent.click(button());
    again.unmount();
    expect(asksToForget()).toBe(true);
  });

  test('an answer without an account is a miss', async () => {
    await show(BrowserDialog);
    get.mockRejectedValueOnce(new DOMException('Error retrieving a token.', 'NetworkError'));
    await userEvent.click(button());
    await waitFor(() => expect(outcome()).toHaveTextContent('Missed: the browser gave the shop no account.'));
  });
});

describe('with the time of the test', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('frames that do not answer are a miss, and leave no timer behind', async () => {
    const { unmount } = await show(ThreeFrames);
    const pay = () => fireEvent.click(screen.getByRole('button', { name: 'Pay with this card' }));
    pay();
    pay();
    act(() => void jest.advanceTimersByTime(9_999));
    expect(outcome()).toHaveTextContent('Not done yet.');
    act(() => void jest.advanceTimersByTime(1));
    expect(outcome()).toHaveTextContent('Missed: the frames of the payment provider did not answer. Press again.');
    pay();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('a message of a foreign origin does nothing, and the page says so', async () => {
  await show(({ visit }) => (
    <>
      <ThreeFrames visit={visit} />
      <CardFrame visit={visit} station="declined" title="Card" />
    </>
  ));
  const before = calls.length;
  receive({ kind: 'answer' }, 'http://evil.test');
  receive({ kind: 'answer' }, PAY, window);
  await act(async () => {});
  expect(calls).toHaveLength(before);
  expect(screen.getByRole('alert')).toHaveTextContent('A message of the origin http://evil.test was refused.');
  expect(screen.getByRole('status', { name: 'Card declined' })).toHaveTextContent('Not done yet.');
});

test.each([
  [Declined, { message: 'you did not try the declined card first.' }, 'you did not try'],
  [Declined, { message: 'the bank asks for a code.' }, 'the bank asks for a code.'],
  [Challenge, { message: 'the card was declined: its account has too little money.' }, 'the card was declined'],
  [Declined, { status: 'open', message: '' }, 'the payment provider did not answer.'],
])('a frame only says that something happened: the server says what (%#)', async (Of, said, text) => {
  await answered(Of, { status: 'refused', ...said });
  expect(outcome()).toHaveTextContent(`Missed: ${text}`);
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
  await show(Redirect);
  expect(outcome()).toHaveTextContent('Not done yet.');
  expect(keep({ ticket: { state: '', nonce: '', verifier: '' }, back: '' })).toBe(false);
});

test('an answer with the state of another visit is refused, and nothing of it stays', async () => {
  keep({ ticket: { state: 'mine', nonce: '', verifier: '' }, back: '/signInAndPay', answer: '?code=c&state=other' });
  await show(Redirect);
  expect(outcome()).toHaveTextContent('Missed: the answer has a state of another visit, and was refused.');
  expect(window.sessionStorage).toHaveLength(0);
});

test('a site without providers says so', async () => {
  configureFrames();
  Object.assign(performance, { getEntriesByType: () => [{ name: 'http://localhost/signInAndPay' }] });
  await show(SignInAndPay);
  expect(screen.getByRole('alert')).toHaveTextContent('This site has no sign-in provider');
});
