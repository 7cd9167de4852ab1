/** Whether the page's address has a fault: then nothing is asked for early, so that each request is the one that is meant to fail. */
export const IS_UNDER_FAULT = /[?&]fault=/.test(location.search);

type Kind = 'script' | 'style';

const linkFor = (href: string) => document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`);
// As webpack asks for it later: a preload in another mode would be a second download.
const modeOf = (href: string) => (href.startsWith('/') ? null : 'anonymous');

/**
 * Asks for a file that a page will need, at most once: scripts and styles are asked for side by side, so that none has to wait to
 * be found by another.
 */
export function preload(href: string, as: Kind): void {
  if (IS_UNDER_FAULT || linkFor(href) || document.head.querySelector(`script[src="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as, href, crossOrigin: modeOf(href) }));
}

/** Asks once more, for a retry. */
export function preloadAnew(href: string, as: Kind): void {
  if (IS_UNDER_FAULT) return;
  // A browser keeps a preload that failed, and answers with it whoever asks next, without asking the server: that is this.
  const next =
    as === 'script'
      ? Object.assign(document.createElement('script'), { src: href })
      : Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  next.crossOrigin = modeOf(href);
  linkFor(href)?.replaceWith(next);
  next.remove();
  preload(href, as);
}
