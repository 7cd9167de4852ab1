import { broughtBy } from '../contract/services';
import { siteConfig } from './siteConfig';
import { underFault } from './underFault';

/** Calls a service of this site or of a group, and obeys the page's `?fault=`. `path` begins with the call's name: `reverse?lat=…`. */
export async function fetchFrom(service: string, path: string, init?: RequestInit): Promise<Response> {
  return fetch(addressOf(service, path), init);
}

/** The address of a call, for what is not a `fetch`: a WebSocket takes it with `ws` in place of `http`. Throws if no service has this name. */
export function addressOf(service: string, path: string): string {
  const { services, remotes } = siteConfig();
  const own: Record<string, string | undefined> = services;
  const address = own[service] ?? broughtBy(remotes)[service];
  if (address === undefined)
    throw new Error(`No group of this site has a service ${service}. Add it to the table of groups.`);
  return underFault(`${address}/${path}`);
}
