import { useEffect, useEffectEvent } from 'react';

/** Whether an address is another page than this one. The hash is only a place on the page. */
const isOther = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname + search !== window.location.pathname + window.location.search;

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
    let agreed = false;
    const click = (event: MouseEvent) => {
      if (!leaves(event)) return;
      agreed = ask(event.isTrusted);
      if (agreed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const navigate = (event: NavigateEvent) => {
      // A browser lets a page hold up Back once. You have to use the page before it can do so again.
      const isStep = event.navigationType === 'traverse' && event.cancelable;
      if (!isStep || agreed || !isOther(new URL(event.destination.url))) return;
      agreed = ask(true);
      if (!agreed) event.preventDefault();
    };
    window.addEventListener('click', click, true);
    // Some browsers do not have it. In these, the page cannot hold up Back.
    window.navigation?.addEventListener('navigate', navigate);
    return () => {
      window.removeEventListener('click', click, true);
      window.navigation?.removeEventListener('navigate', navigate);
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
  return link.origin === window.location.origin && isOther(link);
}
