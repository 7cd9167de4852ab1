/**
 * Asks for a file that a page will need, at most once: scripts and styles are asked for side by side, so that none has to wait to
 * be found by another.
 */
export function preload(href: string, as: 'script' | 'style'): void {
  if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  // As webpack asks for it later: a preload in another mode would be a second download.
  const crossOrigin = href.startsWith('/') ? null : 'anonymous';
  Object.assign(link, { rel: 'preload', as, href, crossOrigin });
  document.head.append(link);
}
