import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { hasSameConditions, withConditions } from '../fetch/conditions';
import { askFor, currentSiteMap, findPage } from '../fetch/groups';

/** Plain left clicks on links to our own pages do not load a new document. */
export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = linkOf(event);
      if (!link || link.hasAttribute('download')) return;
      if (link.target && link.target !== '_self') return;
      if (!isOurs(link.pathname)) return;
      const samePage = link.pathname === window.location.pathname && link.search === window.location.search;
      if (samePage && link.hash) return;
      event.preventDefault();
      const search = withConditions(link.search);
      const address = link.pathname + search + link.hash;
      if (hasSameConditions(search))
        navigate(address, samePage ? { replace: true, state: { anew: event.timeStamp } } : undefined);
      else window.location.assign(address);
    };
    // Ask the group when the pointer arrives: it may answer before the click.
    const foresee = (event: PointerEvent) => {
      const link = linkOf(event);
      if (link) askFor(link.pathname);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', foresee);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', foresee);
    };
  }, [navigate]);
}

/** The event's link to our own origin. The composed path also has links inside open shadow roots. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  return link?.href && link.origin === window.location.origin ? link : undefined;
}

/** Whether a path is a page, or may be one of a group whose pages are not known: it has not answered yet, or is away. */
function isOurs(pathname: string): boolean {
  // Without its origin, such a path is an address of another site: `//evil.example`.
  if (pathname.startsWith('//')) return false;
  const siteMap = currentSiteMap();
  const { own, route } = findPage(siteMap, pathname);
  if (own || route) return true;
  const isFile = pathname.split('/').at(-1)?.includes('.');
  return !isFile && !siteMap.groups.every(({ whole }) => whole);
}

const positions = new Map<string, number>();

/** A page opens at its top. Back and Forward restore the scroll position. */
export function useScrollPosition(): void {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  // The browser scrolls to the target of a link on the page. All such entries have one key.
  const entry = key + hash;
  useLayoutEffect(() => {
    const position = navigation === 'POP' ? positions.get(entry) : 0;
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    const remember = () => positions.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry, navigation]);
}
