import { ownPageAt } from '@playground/kit/contract/routes';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { memory } from '../memory';
import { hasSameConditions, withConditions } from './conditions';
import { askFor, currentSiteMap, findRoute, isSettled } from './groups';

/** Turns plain left clicks on plain links to our own pages, wherever a demo has them, into client navigation. */
export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      // The composed path also sees links inside open shadow roots.
      const link = linkOf(event);
      if (!link || link.hasAttribute('download')) return;
      if (link.target && link.target !== '_self') return;
      if (!isOurs(link.pathname)) return;
      const samePage = link.pathname === window.location.pathname && link.search === window.location.search;
      if (samePage && link.hash) return;
      event.preventDefault();
      const search = withConditions(link.search);
      const address = link.pathname + search + link.hash;
      if (hasSameConditions(search)) navigate(address, { replace: samePage });
      else window.location.assign(address);
    };
    // A group that nobody has asked yet answers, with luck, before the click.
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

/** The link to our own origin that an event is about. The composed path also sees links inside open shadow roots. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  return link?.href && link.origin === window.location.origin ? link : undefined;
}

/** Whether a path is a page's; also one that may belong to a group which has not answered yet. */
function isOurs(pathname: string): boolean {
  const siteMap = currentSiteMap();
  if (ownPageAt(pathname) || findRoute(siteMap, pathname)) return true;
  const isFile = pathname.split('/').at(-1)?.includes('.');
  return !isFile && !siteMap.groups.every(isSettled);
}

/** A page opens at its top; Back and Forward return to where one was. */
export function useScrollPosition(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    const position = navigation === 'POP' ? memory.positions.get(key) : 0;
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    const remember = () => memory.positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, navigation]);
}
