import { siteConfig } from '@playground/kit/siteConfig';
import { useInsertionEffect } from 'react';

/** The origin of the group whose page is open. */
let open = '';

/** Style sheets of a group apply while a page of the group is open. If we set `disabled`, the browser would load them again. */
function switchStyles(): void {
  for (const { url } of siteConfig().remotes) {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel~=stylesheet][href^="${url}/"]`)) {
      link.dataset.media ??= link.media;
      link.media = url === open ? link.dataset.media : 'not all';
    }
  }
}

// The files of a page arrive before it is open: a pointer over its card is enough.
new MutationObserver(switchStyles).observe(document.head, { childList: true });

/** Switches on the style sheets of a group before its page is drawn, and off when the page ends. */
export function useStylesOf(origin: string): void {
  // Layout effects of the page run later, and may measure it.
  useInsertionEffect(() => {
    open = origin;
    switchStyles();
    return () => {
      open = '';
      switchStyles();
    };
  }, [origin]);
}
