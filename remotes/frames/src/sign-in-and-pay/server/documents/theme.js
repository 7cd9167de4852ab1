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
  document.documentElement.style.colorScheme = theme;
  for (let index = 0; index < window.length; index++) window[index]?.postMessage(event.data, '*');
});
askForTheme();
// Again, because a page under load can miss the question of a frame that it has only just got.
addEventListener('load', askForTheme);
