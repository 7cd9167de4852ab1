import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refusals.ts';

/** What RFC 9110 asks a server to take at least, in octets. */
const LONGEST_ADDRESS = 8000;

/**
 * Fastify's `rewriteUrl`: an address that cannot be decoded would be refused before any hook, without the headers that all
 * answers have. It is routed as another, and refused by `refuseBadAddress`.
 */
export function routable({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  try {
    decodeURIComponent(pathOf(url));
    return url;
  } catch {
    return '/';
  }
}

/** A hook for after those that set headers: an address that is malformed or far too long is the client's fault. */
export async function refuseBadAddress({ url, originalUrl }: FastifyRequest, reply: FastifyReply) {
  if (originalUrl.length > LONGEST_ADDRESS) return refuse(reply, 414, 'This address is too long.');
  if (originalUrl !== url) return refuse(reply, 400, 'This address is not well formed.');
}

/** An address without its query. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}
