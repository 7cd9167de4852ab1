// Both documents of the journey. It runs before the first picture of its document, so that it hears of the transition.
const ASK = 'playground:theme?';
window.addEventListener('message', ({ source, data }) => {
  // The answer to ASK: shared/html/theme.ts sends it.
  const [, theme] = /^playground:(dark|light)$/.exec(data) ?? [];
  if (source === window.parent && theme) document.documentElement.style.colorScheme = theme;
});
window.parent.postMessage(ASK, '*');

/** `comes` until the first picture, then `moves` during a transition, `stood` after it, or `none`. */
let picture = 'onpagereveal' in window ? 'comes' : 'none';
window.addEventListener('pagereveal', ({ viewTransition }) => {
  picture = viewTransition ? 'moves' : 'none';
  viewTransition?.finished.then(() => {
    picture = 'stood';
  });
});

const isEarly = () => picture === 'comes' || picture === 'moves';
const tell = ({ isTrusted }) =>
  window.parent.postMessage({ kind: 'journey', picture, isEarly: isEarly(), isTrusted }, '*');
// The picture is no element: a press on it has the root element as target.
document.addEventListener('pointerdown', (event) => {
  if (event.target === document.documentElement && isEarly()) tell(event);
});
document.addEventListener('click', (event) => {
  if (event.target.closest('#arrive')) tell(event);
});
