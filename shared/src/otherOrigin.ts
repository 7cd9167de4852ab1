import { siteConfig } from './siteConfig';

/**
 * The origin that a page of `remote` frames to cross an origin for certain: the remote's own, as seen from the shell,
 * or the shell's, as seen from the remote. It comes from the configuration and never from an address.
 */
export function otherOrigin(remote: string): string {
  const { shell, remotes } = siteConfig();
  const own = remotes.find(({ name }) => name === remote)?.url ?? shell;
  return window.location.origin === own ? shell : own;
}
