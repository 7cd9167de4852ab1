// @ts-check
// Tells a person from a script, for all documents of the providers. It runs before the document's own script, which uses what is
// declared here. Both are classic scripts that run before there is a field, so they miss nothing that a quick tool types.

/**
 * A form's field `hand` says whether trusted events filled its fields and pressed its button. A submission is trusted even if a script
 * asks for it, so the press before it decides.
 */
const hand = {
  /** @type {Map<HTMLInputElement, { text: string, byHand: boolean }>} */
  known: new Map(),
  script: false,
  pressed: false,
  busy: false,
  sentAt: -Infinity,
  /** @param {ParentNode} form @returns {boolean} */
  typed: (form) =>
    !hand.script &&
    [.../** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll('input:not([type=hidden])'))].every(
      (field) => {
        const { text, byHand } = hand.known.get(field) ?? { text: textAtFirst(field), byHand: true };
        return byHand && text === textIn(field);
      },
    ),
};

/** @param {string | null} text */
const bare = (text) => (text ?? '').replaceAll(/[ /]/g, '');
/** @param {Element} field */
const isBox = (field) => field.matches('[type=checkbox]');
/** @param {HTMLInputElement} field */
const textIn = (field) => (isBox(field) ? String(field.checked) : field.value);
/** @param {HTMLInputElement} field */
const textAtFirst = (field) => (isBox(field) ? String(field.defaultChecked) : field.defaultValue);

let commands = 0;
const { execCommand } = Document.prototype;
/** Its input events are trusted. @param {Parameters<Document['execCommand']>} command */
Document.prototype.execCommand = function (...command) {
  commands += 1;
  try {
    return execCommand.apply(this, command);
  } finally {
    commands -= 1;
  }
};

addEventListener('input', (event) => {
  const { target, isTrusted, data } = /** @type {InputEvent & { target: HTMLInputElement }} */ (event);
  const before = hand.known.get(target) ?? { byHand: true };
  const byHand =
    target.value === '' || (isTrusted && commands === 0 && (before.byHand || bare(data) === bare(target.value)));
  hand.known.set(target, { text: textIn(target), byHand });
});
addEventListener('click', (event) => {
  const { isTrusted } = event;
  const target = /** @type {Element} */ (event.target);
  // If a script clicks a label, some browsers trust the click on its box.
  if (!isTrusted && isBox(target.closest('label')?.control ?? target)) hand.script = true;
  const form = target.closest('button')?.form;
  if (!form) return;
  hand.pressed = isTrusted;
  const field = form.elements.namedItem('hand');
  if (field instanceof HTMLInputElement) field.value = isTrusted && hand.typed(form) ? 'yes' : 'no';
});
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  // A double click must not send a form twice: the first one may have ended the sign-in.
  if (event.timeStamp - hand.sentAt < 1000) event.preventDefault();
  else hand.sentAt = event.timeStamp;
});

/**
 * What the server wrote into the document: the order, and the origins of the shop and of the frame above or below.
 *
 * @returns {{ order: string, shop: string, above: string }}
 */
const about = () => /** @type {never} */ (document.body.dataset);

/** The values of a form's fields by their names. @param {HTMLFormElement} form */
const typedIn = (form) =>
  Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value]));

/** @param {string} path @param {object} body */
const send = async (path, body) => {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order: about().order, ...body }),
    });
    return await response.json();
  } catch {
    return { isLost: true, message: 'the server did not answer. Try again.' };
  }
};

/** Shows a part of a sentence as a sentence. @param {string} text */
const showMessage = (text) => {
  const said = /** @type {HTMLElement} */ (document.getElementById('said'));
  said.textContent = text.charAt(0).toUpperCase() + text.slice(1);
};

/**
 * Sends what a person does, once: a double click asks once.
 *
 * @param {() => Promise<{ message: string, status?: string }>} ask
 */
const once = async (ask) => {
  if (hand.busy) return undefined;
  hand.busy = true;
  const state = await ask();
  hand.busy = false;
  return state;
};
