// Asks the page around this document for its theme, and follows it: shared/html/theme.ts answers. The style sheet alone
// follows in browsers, but not where a tool emulates a preference.
const ASK = 'playground:theme?';
window.addEventListener('message', ({ source, data }) => {
  // The page answers only its own frames, so a frameset passes question and answer on.
  if (data === ASK && source !== window) window.parent.postMessage(ASK, '*');
  const [, theme] = /^playground:(dark|light)$/.exec(data) ?? [];
  if (source !== window.parent || !theme) return;
  document.documentElement.style.colorScheme = theme;
  for (let index = 0; index < window.length; index++) window[index].postMessage(data, '*');
});
window.parent.postMessage(ASK, '*');
