import { useSyncExternalStore } from 'react';

/** The key in storage. `shared/html/theme.ts` reads it before the first paint. */
export const DARK_MODE_KEY = 'darkMode';
const CHANGED = 'playground:theme';

const isDark = () => document.documentElement.dataset.bsTheme === 'dark';

function apply(dark: boolean): void {
  if (dark) document.documentElement.dataset.bsTheme = 'dark';
  else delete document.documentElement.dataset.bsTheme;
  window.dispatchEvent(new Event(CHANGED));
}

/** Follows a change in another tab. In an iframe, shared/html/theme.ts follows the page around it instead. */
export function followTheme(): void {
  if (window.parent !== window) return;
  window.addEventListener('storage', (event) => {
    if (event.key === DARK_MODE_KEY || event.key === null) apply(event.newValue === 'true');
  });
}

export function useDarkMode(): [boolean, (dark: boolean) => void] {
  const dark = useSyncExternalStore((listener) => {
    window.addEventListener(CHANGED, listener);
    return () => window.removeEventListener(CHANGED, listener);
  }, isDark);
  return [
    dark,
    (next) => {
      try {
        localStorage.setItem(DARK_MODE_KEY, String(next));
      } catch {
        // If the browser refuses storage, the choice lasts as long as the page.
      }
      apply(next);
    },
  ];
}
