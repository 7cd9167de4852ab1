import { useSyncExternalStore } from 'react';

/** The key and the one thing that the playground stores; `shared/html/theme.ts` reads it before first paint. */
const KEY = 'darkMode';
const CHANGED = 'playground:theme';

const isDark = () => document.documentElement.dataset.bsTheme === 'dark';

function apply(dark: boolean): void {
  if (dark) document.documentElement.dataset.bsTheme = 'dark';
  else delete document.documentElement.dataset.bsTheme;
  window.dispatchEvent(new Event(CHANGED));
}

/** Keeps the page in step with a choice made in another tab. A frame follows the page around it: shared/html/theme.ts. */
export function followTheme(): void {
  if (window.parent !== window) return;
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) apply(event.newValue === 'true');
  });
}

/** Whether the page is dark, and how to change that. The choice is remembered where storage is allowed. */
export function useDarkMode(): [boolean, (dark: boolean) => void] {
  const dark = useSyncExternalStore((listener) => {
    window.addEventListener(CHANGED, listener);
    return () => window.removeEventListener(CHANGED, listener);
  }, isDark);
  return [
    dark,
    (next) => {
      try {
        localStorage.setItem(KEY, String(next));
      } catch {
        // Private modes refuse storage: the choice then lasts as long as the page.
      }
      apply(next);
    },
  ];
}
