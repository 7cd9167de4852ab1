// Runs before the first paint, so that a dark page does not flash white. A document in an iframe is as dark as the page around it, and a
// popup as the page that opened it.
const root = document.documentElement;

// Messages between documents and their frames. remotes/frames has documents that send them without this script.
const ASK = 'playground:theme?';
const DARK = 'playground:dark';
const LIGHT = 'playground:light';

/** The page whose theme this one follows. */
const page: Window | null = window.parent === window ? window.opener : window.parent;

function apply(dark: boolean): void {
  if (dark) root.dataset.bsTheme = 'dark';
  else delete root.dataset.bsTheme;
}

// In an iframe, this is the color-scheme of its element, so it is right before the first paint. If a tool emulates a preference, it is
// wrong until the page answers.
let dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
if (window.parent === window) {
  try {
    const chosen = localStorage.getItem('darkMode');
    if (chosen) dark = chosen === 'true';
  } catch {
    // If the browser refuses storage, the system's preference decides.
  }
}
apply(dark);

let asking: number | undefined;
if (page) {
  const ask = () => page.postMessage(ASK, '*');
  ask();
  // Again until there is an answer: Chromium can lose what a new frame or window sends to another origin. A page that does not know the
  // question is asked for ten seconds.
  asking = window.setInterval(ask, 250);
  window.setTimeout(() => window.clearInterval(asking), 10_000);
}

/** The frames and popups that asked: window.frames does not list those in shadow roots. */
const followers = new Set<Window>();

function tell(follower: Window): void {
  // To any origin, because a sandboxed document has none. The theme is not secret.
  follower.postMessage(root.dataset.bsTheme === 'dark' ? DARK : LIGHT, '*');
}

new MutationObserver(() => {
  for (const follower of followers) tell(follower);
}).observe(root, { attributeFilter: ['data-bs-theme'] });

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  const source = event.source as Window | null;
  if (event.data === ASK && source && (source.parent === window || source.opener === window)) {
    followers.add(source);
    tell(source);
  } else if (source && source === page && (event.data === DARK || event.data === LIGHT)) {
    window.clearInterval(asking);
    apply(event.data === DARK);
    // For the shell's toggle.
    window.dispatchEvent(new Event('playground:theme'));
  } else return;
  // Hidden from the page, because some demos count messages.
  event.stopImmediatePropagation();
});

export {};
