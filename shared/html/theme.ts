// Runs before first paint, inside the document: a dark page must not flash white. The frame's toggle writes darkMode.
try {
  if (localStorage.getItem('darkMode') === 'true') document.documentElement.dataset.bsTheme = 'dark';
} catch {
  // Storage is refused in sandboxed frames: the page stays light.
}

export {};
