// The frameset is a whole tab, or in a frame of the page.
const frameset = window.parent;
const page = frameset === window.top ? frameset.opener : frameset.parent;
document.addEventListener('click', ({ isTrusted, target }) => {
  // Any page may know this, so every origin gets the message.
  if (target.closest('#sign')) page?.postMessage({ kind: 'signed', trusted: isTrusted }, '*');
});
