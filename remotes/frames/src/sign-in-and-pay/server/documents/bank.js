// @ts-check
// The bank's question.

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const byHand = hand.pressed && hand.typed(form);
  hand.pressed = false;
  // Otherwise a double click would be two of the five tries.
  const state = await once(() => send('answer', { ...typedIn(form), byHand }));
  if (!state) return;
  showMessage(state.message);
  parent.postMessage({ kind: 'answer' }, about().above);
});
