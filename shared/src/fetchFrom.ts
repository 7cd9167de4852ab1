import type { SiteConfig } from '../contract/site';
import { siteConfig } from './siteConfig';
import { underFault } from './underFault';

/** Calls a service of this site, and obeys the page's `?fault=`. `path` begins with the call's name: `reverse?lat=…`. */
export function fetchFrom(service: keyof SiteConfig['services'], path: string, init?: RequestInit): Promise<Response> {
  return fetch(underFault(`${siteConfig().services[service]}/${path}`), init);
}
