import { ASKS_ITSELF } from '@playground/kit/contract/conditions';

/** With a fault or another build in the page's address, nothing is requested early. */
export const NOTHING_EARLY = ASKS_ITSELF.test(location.search);

type Kind = 'script' | 'style';

const linkFor = (href: string) => document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`);
// The same mode as webpack's later request: another one would be a second download.
const modeOf = (href: string) => (href.startsWith('/') ? null : 'anonymous');

/** Requests a file at most once. */
export function preload(href: string, as: Kind): void {
  if (NOTHING_EARLY || linkFor(href) || document.head.querySelector(`script[src="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as, href, crossOrigin: modeOf(href) }));
}

export function preloadAnew(href: string, as: Kind): void {
  if (NOTHING_EARLY) return;
  // The browser answers the next request from a failed preload, without asking the server. This element takes that answer.
  const next =
    as === 'script'
      ? Object.assign(document.createElement('script'), { src: href })
      : Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  next.crossOrigin = modeOf(href);
  linkFor(href)?.replaceWith(next);
  next.remove();
  preload(href, as);
}
