import { useEffect } from 'react';

/** A document without an address and scripts cannot find out which theme was chosen: the page tells its root. */
export function useThemeOfPage(root?: HTMLElement): void {
  useEffect(() => {
    if (!root) return;
    const page = document.documentElement;
    const follow = () => {
      const theme = page.dataset.bsTheme ?? 'light';
      root.dataset.bsTheme = theme;
      root.style.colorScheme = theme;
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(page, { attributeFilter: ['data-bs-theme'] });
    return () => observer.disconnect();
  }, [root]);
}
