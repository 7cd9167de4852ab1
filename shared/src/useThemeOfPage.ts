import { useEffect } from 'react';

/** Gives the root element of a document without scripts the page's theme: that document cannot ask for it. */
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
