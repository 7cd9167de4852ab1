import type { SiteConfig } from '../contract/site';
import { siteConfig } from './siteConfig';
import { underFault } from './underFault';

/**
 * `fetch` from a service of this site, which obeys `?fault=` in the page's address. `path` begins with the call's name:
 * `reverse?lat=…`.
 */
export function fetchFrom(service: keyof SiteConfig['services'], path: string, init?: RequestInit): Promise<Response> {
  return fetch(underFault(`${siteConfig().services[service]}/${path}`), init);
}
