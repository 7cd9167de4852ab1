import { useEffect } from 'react';

/** A document without an address and scripts cannot find out which theme was chosen: the page sets it. */
export function useThemeOfPage(root?: HTMLElement): void {
  useEffect(() => {
    if (!root) return;
    const page = document.documentElement;
    const follow = () => {
      root.style.colorScheme = page.dataset.bsTheme ?? 'light';
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(page, { attributeFilter: ['data-bs-theme'] });
    return () => observer.disconnect();
  }, [root]);
}
