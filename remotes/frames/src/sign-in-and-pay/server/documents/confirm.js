// @ts-check
// The popup. It closes itself.

document.addEventListener('click', async (event) => {
  const button = /** @type {Element} */ (event.target).closest('button');
  if (!button) return;
  const { isTrusted: byHand } = event;
  const state = await once(() => send('confirm', { confirmed: button.id === 'confirm', byHand }));
  if (!state) return;
  showMessage(state.message);
  opener?.postMessage({ kind: 'answer' }, about().shop);
  close();
});
