import { STYLE as INBOX_STYLE } from './inboxAssets.ts';

// As text and not as files, because the container image of the service has only its JavaScript.

/** The look of the inbox, and what the documents of the providers need more. */
export const STYLE = `${INBOX_STYLE}
html.light { color-scheme: light; }
html.dark { color-scheme: dark; }
body.framed { background: var(--surface); }
body.framed main { padding: 1rem; margin: 0; width: 100%; }
body.framed form { padding: 0; border: 0; margin: 0; }
body.field main { padding: 0.25rem; }
body.field input { width: 100%; }
main p { overflow-wrap: anywhere; }
main h1 { font-size: 1.25rem; margin: 0 0 0.75rem; overflow-wrap: anywhere; }
label { display: block; margin-bottom: 0.25rem; }
form { display: grid; gap: 0.75rem; justify-items: start; max-width: 24rem; }
form > div { width: 100%; }
form input:not([type=checkbox]) { width: 100%; }
form .choice { display: flex; gap: 0.5rem; align-items: center; }
form .choice input { flex: none; }
form .choice label { margin: 0; }
.buttons { display: flex; gap: 0.5rem; flex-wrap: wrap; }
button.plain { background: transparent; color: var(--link); border: 1px solid var(--border); }
iframe { border: 1px solid var(--border); border-radius: 0.375rem; width: 100%; height: 20rem; margin-top: 1rem; }
[role=status]:empty, [role=alert]:empty { display: none; }
`;

/**
 * Tells a person from a script: a form's field \`hand\` says whether trusted events filled its fields and pressed its button. A submission
 * is trusted even if a script asks for it, so the press before it decides.
 */
export const HAND = /* js */ `
const hand = { known: new Map(), script: false, pressed: false, busy: false, sentAt: -Infinity };
const bare = (text) => (text ?? '').replaceAll(/[ /]/g, '');
const isBox = (field) => field.type === 'checkbox';
const textIn = (field) => (isBox(field) ? String(field.checked) : field.value);
const textAtFirst = (field) => (isBox(field) ? String(field.defaultChecked) : field.defaultValue);
hand.typed = (form) => !hand.script && [...form.querySelectorAll('input:not([type=hidden])')].every((field) => {
  const { text, byHand } = hand.known.get(field) ?? { text: textAtFirst(field), byHand: true };
  return byHand && text === textIn(field);
});
addEventListener('input', ({ target, isTrusted, data }) => {
  const before = hand.known.get(target) ?? { byHand: true };
  const byHand = target.value === '' || (isTrusted && (before.byHand || bare(data) === bare(target.value)));
  hand.known.set(target, { text: textIn(target), byHand });
});
addEventListener('click', ({ target, isTrusted }) => {
  // If a script clicks a label, some browsers trust the click on its box.
  if (!isTrusted && isBox(target.closest('label')?.control ?? target)) hand.script = true;
  const button = target.closest('button');
  if (!button?.form) return;
  hand.pressed = isTrusted;
  const { hand: field } = button.form.elements;
  if (field) field.value = isTrusted && hand.typed(button.form) ? 'yes' : 'no';
});
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  // A double click must not send a form twice: the first one may have ended the sign-in.
  if (event.timeStamp - hand.sentAt < 1000) event.preventDefault();
  else hand.sentAt = event.timeStamp;
});
/** What the server wrote into the document: the order, and the origins of the shop and of the frame above or below. */
const about = () => document.body.dataset;
const send = async (path, body) => {
  try {
    const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ order: about().order, ...body }) });
    return await response.json();
  } catch {
    return { isLost: true, message: 'the server did not answer. Try again.' };
  }
};
const say = (text) => {
  document.getElementById('said').textContent = text;
};
/** A part of a sentence, as a sentence. */
const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
`;

/** One field of a card, in a frame of its own. */
export const FIELD = /* js */ `
const digits = (input) => input.value.replaceAll(/\\D/g, '').slice(0, Number(input.dataset.digits));
document.addEventListener('input', ({ target: input }) => {
  const end = input.selectionStart === input.value.length;
  const before = input.value.slice(0, input.selectionStart).replaceAll(/\\D/g, '').length;
  input.value = input.id === 'number' ? digits(input).replaceAll(/(\\d{4})(?=\\d)/g, '$1 ') : input.id === 'expiry' ? digits(input).replace(/^(\\d\\d)(?=\\d)/, '$1/') : digits(input);
  if (!end) {
    let at = 0;
    for (let seen = 0; seen < before; at++) if (/\\d/.test(input.value[at] ?? '0')) seen++;
    input.setSelectionRange(at, at);
  }
  parent.postMessage({ kind: digits(input).length === Number(input.dataset.digits) ? 'complete' : 'typing', field: input.id }, about().shop);
});
addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== about().shop || source !== parent) return;
  const input = document.querySelector('input');
  if (data?.kind === 'focus') input.focus();
  if (data?.kind === 'send') {
    const { isLost } = await send('field', { field: input.id, value: input.value, byHand: hand.typed(document) });
    if (isLost) return;
    parent.postMessage({ kind: 'sent', field: input.id, press: data.press }, about().shop);
  }
  if (data?.kind === 'clear') {
    input.value = '';
    hand.known.delete(input);
  }
});
`;

/** A whole card, and the bank's frame if the bank asks. */
export const CARD = /* js */ `
const show = ({ status, message }) => {
  say(sentence(message));
  if (status !== 'challenge') document.getElementById('bank').replaceChildren();
  if (status === 'paid') document.querySelector('form').remove();
  parent.postMessage({ kind: 'answer' }, about().shop);
};
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const byHand = hand.pressed && hand.typed(form);
  hand.pressed = false;
  // A double click asks once. Otherwise the bank would send two codes.
  if (hand.busy) return;
  hand.busy = true;
  const { number, expiry, code } = form.elements;
  const state = await send('pay', { number: number.value, expiry: expiry.value, code: code.value, byHand });
  hand.busy = false;
  show(state);
  if (state.status !== 'challenge') return;
  const frame = document.createElement('iframe');
  Object.assign(frame, { id: 'bank-frame', title: 'Bank', src: about().above + '/challenge' + location.search });
  document.getElementById('bank').replaceChildren(frame);
});
addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== about().above || source !== document.getElementById('bank-frame')?.contentWindow || data?.kind !== 'answer') return;
  show(await (await fetch('state' + location.search)).json());
});
`;

/** The bank's question. */
export const BANK = /* js */ `
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const byHand = hand.pressed && hand.typed(form);
  hand.pressed = false;
  // A double click is one of the five tries.
  if (hand.busy) return;
  hand.busy = true;
  const { message } = await send('answer', { code: form.elements.code.value, byHand });
  hand.busy = false;
  say(sentence(message));
  parent.postMessage({ kind: 'answer' }, about().above);
});
`;

/** The popup. It closes itself. */
export const CONFIRM = /* js */ `
document.addEventListener('click', async (event) => {
  const button = event.target.closest('button');
  if (!button || hand.busy) return;
  hand.busy = true;
  const { message } = await send('confirm', { confirmed: button.id === 'confirm', byHand: event.isTrusted });
  hand.busy = false;
  say(sentence(message));
  opener?.postMessage({ kind: 'answer' }, about().shop);
  close();
});
`;
