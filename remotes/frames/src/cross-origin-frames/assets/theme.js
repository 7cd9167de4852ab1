// Asks the page around this document for its theme, and follows it: shared/html/theme.ts answers. The style sheet alone
// follows in browsers, but not where a tool emulates a preference.
window.addEventListener('message', ({ source, data }) => {
  const [, theme] = /^playground:(dark|light)$/.exec(data) ?? [];
  if (source === window.parent && theme) document.documentElement.style.colorScheme = theme;
});
window.parent.postMessage('playground:theme?', '*');
