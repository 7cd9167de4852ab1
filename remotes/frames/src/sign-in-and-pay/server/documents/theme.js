// @ts-check
// Follows the theme of the page around this document, or of the page that opened it: shared/html/theme.ts answers.

/** @type {Window | null} */
const followed = parent === window ? opener : parent;
const askForTheme = () => followed?.postMessage('playground:theme?', '*');

addEventListener('message', (event) => {
  const [, question, theme] = /^playground:(?:(theme\?)|(dark|light))$/.exec(event.data) ?? [];
  if (!question && !theme) return;
  event.stopImmediatePropagation();
  // The page answers only its own frames, so this document passes on what the bank's frame asks.
  if (question && event.source !== window) askForTheme();
  if (!theme || event.source !== followed) return;
  clearInterval(asking);
  document.documentElement.style.colorScheme = theme;
  for (let index = 0; index < window.length; index++) window[index]?.postMessage(event.data, '*');
});
askForTheme();
// Again until there is an answer: Chromium can lose what a new frame or window sends to another origin, also when it has loaded. A page
// that does not know the question is asked for ten seconds.
const asking = setInterval(askForTheme, 250);
setTimeout(() => clearInterval(asking), 10_000);
