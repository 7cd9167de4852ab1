// @ts-check
// One field of a card, in a frame of its own.

/** @param {HTMLInputElement} input */
const digits = (input) => input.value.replaceAll(/\D/g, '').slice(0, Number(input.dataset.digits));

/** @param {HTMLInputElement} input */
const grouped = (input) => {
  if (input.id === 'number') return digits(input).replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  return input.id === 'expiry' ? digits(input).replace(/^(\d\d)(?=\d)/, '$1/') : digits(input);
};

document.addEventListener('input', (event) => {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const caret = Number(input.selectionStart);
  const end = caret === input.value.length;
  const before = input.value.slice(0, caret).replaceAll(/\D/g, '').length;
  input.value = grouped(input);
  if (!end) {
    let at = 0;
    for (let seen = 0; seen < before; at++) if (/\d/.test(input.value[at] ?? '0')) seen++;
    input.setSelectionRange(at, at);
  }
  const kind = digits(input).length === Number(input.dataset.digits) ? 'complete' : 'typing';
  parent.postMessage({ kind, field: input.id }, about().shop);
});

addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== about().shop || source !== parent) return;
  const input = /** @type {HTMLInputElement} */ (document.querySelector('input'));
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
