// @ts-check
// A whole card, and the bank's frame if the bank asks.

const bankFrame = () => /** @type {HTMLIFrameElement | null} */ (document.getElementById('bank-frame'));

/** @param {{ status?: string, message: string }} state */
const show = ({ status, message }) => {
  showMessage(message);
  if (status !== 'challenge') document.getElementById('bank')?.replaceChildren();
  if (status === 'paid') document.querySelector('form')?.remove();
  parent.postMessage({ kind: 'answer' }, about().shop);
};

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const byHand = hand.pressed && hand.typed(form);
  hand.pressed = false;
  // Otherwise the bank would send two codes after a double click.
  const state = await once(() => send('pay', { ...typedIn(form), byHand }));
  if (!state) return;
  show(state);
  if (state.status !== 'challenge') return;
  const frame = document.createElement('iframe');
  Object.assign(frame, { id: 'bank-frame', title: 'Bank', src: `${about().above}/challenge${location.search}` });
  document.getElementById('bank')?.replaceChildren(frame);
});

addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== about().above || source !== bankFrame()?.contentWindow || data?.kind !== 'answer') return;
  show(await (await fetch(`state${location.search}`)).json());
});
