import { useEffect, useEffectEvent } from 'react';

/** The page that the address names. The hash is only a place on it. */
const pageNow = () => window.location.pathname + window.location.search;

/** The position of the page in the history of the tab. Some browsers do not report it. */
const positionNow = () => window.navigation?.currentEntry?.index;

/**
 * Asks `mayLeave` before another page of the site replaces this one: after a click on a link or on Go Back, and after Back or Forward
 * of the browser. If it returns false, the page stays. `byHand` is false if a script clicked.
 *
 * The shell shares no router with its groups, so this listens on the window, in the capture phase: before the shell.
 */
export function useGuard(guarded: boolean, mayLeave: (byHand: boolean) => boolean) {
  const ask = useEffectEvent(mayLeave);
  useEffect(() => {
    if (!guarded) return;
    const page = pageNow();
    let position = positionNow();
    let agreed = false;
    let returning = false;
    const click = (event: MouseEvent) => {
      if (!leaves(event)) return;
      agreed = ask(event.isTrusted);
      if (agreed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const step = (event: PopStateEvent) => {
      if (pageNow() === page) {
        position = positionNow();
        if (returning) event.stopImmediatePropagation();
        returning = false;
      } else if (!agreed) {
        agreed = ask(true);
        if (agreed) return;
        event.stopImmediatePropagation();
        returning = true;
        const now = positionNow();
        // This event cannot be cancelled: the address is already that of the other page. Without a position, it was probably Back.
        window.history.go(position === undefined || now === undefined ? 1 : position - now);
      }
    };
    window.addEventListener('click', click, true);
    window.addEventListener('popstate', step, true);
    return () => {
      window.removeEventListener('click', click, true);
      window.removeEventListener('popstate', step, true);
    };
  }, [guarded]);
}

/** Whether a click shows another page of the site in this tab: a click on a link, or on the button Go Back of the shell. */
function leaves(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const path = event.composedPath();
  const button = path.find((node) => node instanceof HTMLButtonElement);
  if (button) return Boolean(button.textContent?.endsWith('Go Back'));
  const link = path.find((node) => node instanceof HTMLAnchorElement);
  if (!link || link.target || link.hasAttribute('download')) return false;
  return link.origin === window.location.origin && link.pathname + link.search !== pageNow();
}
