import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { currentCatalogue, findRoute } from './catalogue';

/** Turns plain left clicks on plain links to our own pages, wherever a demo has them, into client navigation. */
export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      // The composed path also sees links inside open shadow roots.
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (!link?.href || link.origin !== window.location.origin || link.hasAttribute('download')) return;
      if (link.target && link.target !== '_self') return;
      if (link.pathname !== '/' && !findRoute(currentCatalogue(), link.pathname)) return;
      const samePage = link.pathname === window.location.pathname && link.search === window.location.search;
      if (samePage && link.hash) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: samePage });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Where each entry of the history was scrolled to, for as long as the page lives. */
const positions = new Map<string, number>();

/** A page opens at its top; Back and Forward return to where one was. */
export function useScrollPosition(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    const position = navigation === 'POP' ? positions.get(key) : 0;
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, navigation]);
}
