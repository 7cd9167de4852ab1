import { DEFAULT_SITE } from '../../contract/practice';
import type { SiteConfig } from '../../contract/site';

/** Published solutions with the addresses of a site, so that a copy runs against the site that it was copied from. */
export function ofThisSite(published: string, { shell, services }: Pick<SiteConfig, 'shell' | 'services'>): string {
  return published.replace(/http:\/\/localhost:\d+/g, (address) => {
    if (address === DEFAULT_SITE.shell) return shell;
    return address === DEFAULT_SITE.inbox ? services.inbox : address;
  });
}
