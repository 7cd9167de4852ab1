/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { byHand } from '@playground/kit/test/trust';

/** What the documents of the providers run, in a document of this test. */
const listeners: [EventTarget, ...Parameters<EventTarget['addEventListener']>][] = [];
const sent: { path: string; body: Record<string, unknown> }[] = [];
let answers: (() => Promise<object>)[];
let posted: jest.Mock;

beforeEach(() => {
  sent.length = 0;
  answers = [];
  posted = jest.fn();
  window.postMessage = posted;
  Object.assign(window, { close: jest.fn(), opener: { postMessage: posted } });
  globalThis.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init?.body ?? '{}')) });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return { json: answer };
  }) as unknown as typeof fetch;
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((...all) => {
      listeners.push([target, ...all]);
      add(...all);
    });
  }
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const [target, ...all] of listeners.splice(0)) target.removeEventListener(...all);
});

const read = (file: string) => readFileSync(`${import.meta.dirname}/documents/${file}`, 'utf8');

function open(content: string, script?: string) {
  document.body.innerHTML = `<main>${content}<p id="said" role="status"></p></main>`;
  Object.assign(document.body.dataset, { order: 'an-order', shop: window.location.origin, above: 'http://bank.test' });
  new Function(read('hand.js') + (script ? read(script) : ''))();
}

/** The browser's own event, or that of a script. */
function dispatch(target: Element, event: Event, isTrusted: boolean) {
  if (isTrusted) byHand(event.type, () => target.dispatchEvent(event));
  else target.dispatchEvent(event);
}
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
function type(id: string, value: string, isTrusted = true) {
  field(id).value = value;
  dispatch(field(id), new InputEvent('input', { bubbles: true, data: isTrusted ? value : null }), isTrusted);
}
const press = (id: string, isTrusted = true) =>
  dispatch(field(id), new MouseEvent('click', { bubbles: true, cancelable: true }), isTrusted);
const settle = () => new Promise((resolve) => setTimeout(resolve));
const says = (state: object) => answers.push(async () => state);
const said = () => document.getElementById('said')?.textContent;

const SIGN_IN = `<form><input type="hidden" name="hand" value="no"><input id="user" name="user">
  <input id="box" type="checkbox" checked><label id="label" for="box">Your name</label>
  <button id="go" name="action" value="go">Go</button></form>`;
const CARD_FORM = `<form><input id="number" name="number" data-digits="16"><input id="expiry" name="expiry">
  <input id="code" name="code"><button id="pay">Pay</button></form><div id="bank"></div>`;

describe('a form of the sign-in provider', () => {
  const hand = () => (document.querySelector('[name=hand]') as HTMLInputElement).value;
  const uncheck = () => {
    field('box').checked = false;
    dispatch(field('box'), new Event('input', { bubbles: true }), true);
  };
  const typeOver = () => {
    type('user', 'mara', false);
    type('user', 'ilse');
  };
  const forms: boolean[] = [];
  /** jsdom cannot leave the document, and says so. The last listener stops it. */
  const stay = (event: Event) => {
    forms.push(event.defaultPrevented);
    event.preventDefault();
  };
  beforeEach(() => {
    forms.length = 0;
    open(SIGN_IN);
    window.addEventListener('submit', stay);
  });

  test.each([
    ['a person types', 'yes', () => type('user', 'mara')],
    ['a person unchecks the box', 'yes', uncheck],
    ['a person types over what a script typed', 'yes', typeOver],
    ['a script types', 'no', () => type('user', 'mara', false)],
    ['a script writes into the field', 'no', () => Object.assign(field('user'), { value: 'mara' })],
    ['a script clicks the box', 'no', () => press('box', false)],
    ['a script clicks the label of the box', 'no', () => press('label', false)],
    ['a script unchecks the box without an event', 'no', () => Object.assign(field('box'), { checked: false })],
  ])('%s: is it by hand? %s', (_, answer, act) => {
    act();
    press('go');
    expect(hand()).toBe(answer);
  });

  test('a double click sends it once', () => {
    press('go');
    press('go');
    expect(forms).toEqual([false, true]);
  });
});

describe('the form of the payment provider', () => {
  beforeEach(() => {
    open(CARD_FORM, 'card.js');
    type('number', '9100000000000000');
    type('expiry', '01/40');
    type('code', '123');
  });

  test('a double click pays once, and the next press again', async () => {
    says({ status: 'refused', message: 'the card number is not complete.' });
    press('pay');
    press('pay');
    await settle();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      ...{ order: 'an-order', number: '9100000000000000', expiry: '01/40', code: '123', byHand: true },
    });
    expect(said()).toBe('The card number is not complete.');
    says({ status: 'paid', message: 'the card was accepted.' });
    press('pay');
    await settle();
    expect(sent).toHaveLength(2);
    expect(document.querySelector('form')).toBeNull();
  });

  test('if the server does not answer, the document says so, and the page hears of it', async () => {
    press('pay');
    await settle();
    expect(said()).toBe('The server did not answer. Try again.');
    expect(posted).toHaveBeenCalledWith({ kind: 'answer' }, window.location.origin);
    says({ status: 'challenge', message: 'the bank asks for a code.' });
    press('pay');
    await settle();
    expect(document.getElementById('bank-frame')).toHaveProperty('src', 'http://bank.test/challenge');
  });
});

test('a double click at the bank is one try', async () => {
  open('<form><input id="code" name="code"><button id="approve">Approve</button></form>', 'bank.js');
  says({ status: 'challenge', message: 'the code of the bank was wrong.' });
  type('code', '000000');
  press('approve');
  press('approve');
  await settle();
  expect(sent.map(({ body }) => body)).toEqual([{ order: 'an-order', code: '000000', byHand: true }]);
});

test('a double click in the popup confirms once', async () => {
  open('<form><button type="button" id="confirm">Confirm payment</button></form>', 'confirm.js');
  says({ status: 'paid', message: 'you confirmed it.' });
  press('confirm');
  press('confirm');
  await settle();
  expect(sent.map(({ body }) => body)).toEqual([{ order: 'an-order', confirmed: true, byHand: true }]);
  expect(posted).toHaveBeenCalledWith({ kind: 'answer' }, window.location.origin);
  expect(window.close).toHaveBeenCalled();
});

describe('a frame with one field', () => {
  const ask = (data: object, origin = window.location.origin) => {
    const message = new MessageEvent('message', { data, origin });
    Object.defineProperty(message, 'source', { value: window });
    window.dispatchEvent(message);
  };
  const typeAt = (value: string, caret: number) => {
    field('number').value = value;
    field('number').setSelectionRange(caret, caret);
    dispatch(field('number'), new InputEvent('input', { bubbles: true }), true);
    return [field('number').value, field('number').selectionStart];
  };
  beforeEach(() => open('<input id="number" name="number" data-digits="16">', 'field.js'));

  test('a number groups itself, wherever it is typed or pasted', () => {
    expect(typeAt('91001', 5)).toEqual(['9100 1', 6]);
    expect(typeAt('9100 12 ', 8)).toEqual(['9100 12', 7]);
    // Backspace after the space takes the space only.
    expect(typeAt('91001', 4)).toEqual(['9100 1', 4]);
    // A digit in the middle.
    expect(typeAt('97100 1', 2)).toEqual(['9710 01', 2]);
    expect(typeAt('card 9100-1234 5678_9012', 24)).toEqual(['9100 1234 5678 9012', 19]);
    expect(posted).toHaveBeenLastCalledWith({ kind: 'complete', field: 'number' }, window.location.origin);
    expect(typeAt('<b>مرحبا 😀</b>', 5)).toEqual(['', 0]);
  });

  test('what was pasted is by hand, and what a script wrote is not', async () => {
    typeAt('9100 1234 5678 9012', 19);
    says({});
    ask({ kind: 'send', press: 1 });
    await settle();
    expect(sent[0]?.body).toMatchObject({ field: 'number', value: '9100 1234 5678 9012', byHand: true });
    expect(posted).toHaveBeenLastCalledWith({ kind: 'sent', field: 'number', press: 1 }, window.location.origin);
    field('number').value = '9200 1234 5678 9012';
    says({});
    ask({ kind: 'send', press: 2 });
    await settle();
    expect(sent[1]?.body).toMatchObject({ byHand: false });
  });

  test('it answers no other origin, and says nothing was sent if nothing was', async () => {
    typeAt('9100 1234 5678 9012', 19);
    posted.mockClear();
    ask({ kind: 'send', press: 1 }, 'http://evil.test');
    await settle();
    expect(sent).toHaveLength(0);
    ask({ kind: 'send', press: 2 });
    await settle();
    expect(sent).toHaveLength(1);
    expect(posted).not.toHaveBeenCalled();
  });
});
