import { PARTS, readWhat, type What } from '../contract/fault';
import { broughtBy } from '../contract/services';
import type { SiteConfig } from '../contract/site';
import { shortened } from './quoted';

/** The calls of the API. The build finds them in the server parts of the demos. */
declare const __CALLS__: string[];

export interface AskedFault {
  /** A group, a part of one, a call of the API, or a call of a group's service: `forms`, `forms/chunk`, `send-email`, `tally/count`. */
  target: string;
  /** The server's parameter: `slow-3000`. */
  words: string;
  what: What;
  /** Which request to the target fails, counted from 1. If it is not set, each one fails. */
  nth?: number;
}

/** Reads `forms/chunk:503@1`. If it is wrong, a sentence says what to write. */
export function readFault(text: string, site: SiteConfig): AskedFault | string {
  const [, target, words, count] = /^([^:@]+):([^:@]+)(?:@(.*))?$/s.exec(text) ?? [];
  if (!target || !words) return `Unknown fault ‘${shortened(text)}’. Write a target and a failure: forms:503.`;
  const brought = Object.keys(broughtBy(site.remotes));
  if (!targetsOf(site).includes(target) && !brought.some((service) => target.startsWith(`${service}/`))) {
    const [first = '', ...others] = site.remotes.map(({ name }) => name);
    const calls = [...__CALLS__, ...brought.map((service) => `${service}/<call>`)];
    const targets = [first, ...PARTS.map((part) => `${first}/${part}`), ...others, ...calls];
    return `Unknown fault target ‘${shortened(target)}’. Use one of ${targets.join(', ')}.`;
  }
  const what = readWhat(words);
  if (!what) {
    return `Unknown failure ‘${shortened(words)}’. Use 400 to 599, slow-1 to slow-30000, hang, drop, cut or garbage.`;
  }
  if (count !== undefined && !/^[1-9]\d{0,5}$/.test(count)) {
    return `‘@${shortened(count)}’ does not name a request. Use @1 for the first one.`;
  }
  return { target, words, what, ...(count && { nth: Number(count) }) };
}

/** From now on, `underFault` adds the faults of the page's address. */
export function obeyFaults(site: SiteConfig): void {
  // The line above the page says what is wrong with the others.
  const faults = new URLSearchParams(window.location.search)
    .getAll('fault')
    .map((text) => readFault(text, site))
    .flatMap((fault) => (typeof fault === 'string' ? [] : { ...fault, requests: 0 }));
  globalThis.faultyAddress = (address) => {
    const [url, ...targets] = targetsAt(address, site);
    let added: string | undefined;
    for (const fault of faults) {
      if (!targets.includes(fault.target)) continue;
      fault.requests += 1;
      if (!fault.nth || fault.nth === fault.requests) added ??= fault.words;
    }
    if (!added) return address;
    url.searchParams.append('fault', added);
    return url.href;
  };
}

function targetsOf({ remotes }: SiteConfig): string[] {
  const groups = remotes.flatMap(({ name }) => [name, ...PARTS.map((part) => `${name}/${part}`)]);
  return [...groups, ...__CALLS__];
}

/** The parsed address, and the targets that a request to it counts for. */
function targetsAt(address: string, site: SiteConfig): [URL, ...string[]] {
  const { remotes, services } = site;
  const url = new URL(address, window.location.href);
  const where = (url.origin + url.pathname).replace(/^ws/, 'http');
  // First, because a service may have an address below the one of its group.
  const [name, base = ''] = Object.entries(broughtBy(remotes)).find(([, base]) => where.startsWith(`${base}/`)) ?? [];
  if (name) return [url, `${name}/${where.slice(base.length + 1)}`];
  const group = remotes.find((remote) => remote.url === url.origin);
  if (group) return [url, group.name, `${group.name}/${partAt(url.pathname)}`];
  const at = [services.mail, services.geocoder];
  return [url, ...__CALLS__.filter((call) => at.some((service) => where === `${service}/${call}`))];
}

/** webpack.config.base.ts names the files. */
function partAt(pathname: string): (typeof PARTS)[number] | undefined {
  if (pathname.endsWith('/mf-manifest.json')) return 'manifest';
  if (pathname.includes('/remoteEntry.')) return 'entry';
  if (pathname.endsWith('.js')) return 'chunk';
  return pathname.endsWith('.css') ? 'style' : undefined;
}
