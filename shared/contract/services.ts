import type { RemoteConfig, SiteConfig } from './site.ts';

/** The services that groups bring: addresses by name. With `group`, only those of this group. */
export function broughtBy(remotes: RemoteConfig[], group?: string): Record<string, string> {
  const some = remotes.filter(({ name }) => group === undefined || name === group);
  return Object.assign({}, ...some.map(({ services }) => services));
}

/** All services of a site, its own and those of its groups: addresses by name. */
export const servicesOf = ({ services, remotes }: SiteConfig): Record<string, string> => ({
  ...services,
  ...broughtBy(remotes),
});
