// Runs before first paint, inside the document: a dark page must not flash white. The frame's toggle writes darkMode.
// A document in an iframe is as dark as the page around it, of whatever origin that is: it has no choice of its own.
const root = document.documentElement;

// What documents and their frames say to each other. remotes/frames has documents that say it without this script.
const ASK = 'playground:theme?';
const DARK = 'playground:dark';
const LIGHT = 'playground:light';

function apply(dark: boolean): void {
  if (dark) root.dataset.bsTheme = 'dark';
  else delete root.dataset.bsTheme;
}

if (window.parent === window) {
  try {
    apply(localStorage.getItem('darkMode') === 'true');
  } catch {
    // Storage is refused, as some browsers do when told to keep nothing: the page stays light.
  }
} else {
  // Browsers hand the color-scheme of an iframe element down as the preference inside, which is right before first paint.
  // Where a tool emulates a preference, it is that one everywhere: the page's answer has the last word.
  apply(window.matchMedia('(prefers-color-scheme: dark)').matches);
  window.parent.postMessage(ASK, '*');
}

/** The frames that have asked: window.frames does not list those in shadow roots. One that is gone hears nothing. */
const frames = new Set<Window>();

function tell(frame: Window): void {
  // Anybody may know it; a sandboxed document has no origin that could be named.
  frame.postMessage(root.dataset.bsTheme === 'dark' ? DARK : LIGHT, '*');
}

new MutationObserver(() => {
  for (const frame of frames) tell(frame);
}).observe(root, { attributeFilter: ['data-bs-theme'] });

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  const source = event.source as Window | null;
  if (event.data === ASK && source?.parent === window) {
    frames.add(source);
    tell(source);
  } else if (source === window.parent && (event.data === DARK || event.data === LIGHT)) {
    apply(event.data === DARK);
    // The shell's toggle shows what is.
    window.dispatchEvent(new Event('playground:theme'));
  } else return;
  // Pages about messages count what they hear.
  event.stopImmediatePropagation();
});

export {};
