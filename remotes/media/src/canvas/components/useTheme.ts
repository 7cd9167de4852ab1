import { useSyncExternalStore } from 'react';

/** What a canvas is painted with in the theme of the page. A canvas has no styles of its own. */
export interface Theme {
  text: string;
  lines: string;
  fill: string;
}

const LIGHT: Theme = { text: '#495057', lines: '#dee2e6', fill: '#5b3df5' };
const DARK: Theme = { text: '#ced4da', lines: '#495057', fill: '#9d8cff' };

/** The colours for the theme that the page has now. */
export function useTheme(): Theme {
  return useSyncExternalStore(onTheme, () => (document.documentElement.dataset.bsTheme === 'dark' ? DARK : LIGHT));
}

function onTheme(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
  return () => observer.disconnect();
}
