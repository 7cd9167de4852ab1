import { siteConfig } from './siteConfig';

/** An origin that is not this document's: the remote's for a page in the shell, the shell's for a page on the remote. */
export function otherOrigin(remote: string): string {
  const { shell, remotes } = siteConfig();
  const own = remotes.find(({ name }) => name === remote)?.url ?? shell;
  return window.location.origin === own ? shell : own;
}
