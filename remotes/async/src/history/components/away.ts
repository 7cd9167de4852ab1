import { siteConfig } from '@playground/kit/siteConfig';

/** A page on the group's own origin. The shell's router does not open it, so the browser loads a document. */
export function awayByDocument(): string {
  const own = siteConfig().remotes.find(({ name }) => name === 'async')?.url ?? '';
  return `${own}/history/away`;
}
