import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refusals.ts';

/** In characters. RFC 9110 asks servers to accept at least 8000. */
const LONGEST_ADDRESS = 8000;

/**
 * Fastify's `rewriteUrl`. Fastify refuses an address that it cannot decode before any hook runs, so without our headers.
 * We route such an address as `/`, and `refuseBadAddress` refuses it.
 */
export function routable({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  try {
    decodeURIComponent(pathOf(url));
    return url;
  } catch {
    return '/';
  }
}

/** A hook that refuses addresses that are malformed, too long or there twice. It must run after the hooks that set headers. */
export async function refuseBadAddress({ url, originalUrl, raw }: FastifyRequest, reply: FastifyReply) {
  if (originalUrl.length > LONGEST_ADDRESS) return refuse(reply, 414, 'This address is too long.');
  if (originalUrl !== url) return refuse(reply, 400, 'This address is not well formed.');
  // Node reads the first one, but a proxy may read the last.
  const hosts = raw.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return refuse(reply, 400, 'This request has more than one header Host.');
}

export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}
