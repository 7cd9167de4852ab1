import { createHash, createHmac } from 'node:crypto';
import { sameText } from '@playground/kit/common/sameText';

/** The first one that a browser knows. Safari knows only MD5. */
const ALGORITHMS = { 'SHA-256': 'sha256', MD5: 'md5' } as const;

/** How long a nonce is valid, in milliseconds. The browser has it while somebody types name and password, which may take minutes. */
export const NONCE_MS = 10 * 60_000;

interface Options {
  realm: string;
  /** The first signs a nonce, and each of them is accepted. So replicas need not remember nonces. */
  secrets: readonly string[];
}

interface Attempt {
  header: string;
  method: string;
  /** The path and query of the request, as our router sees them. A proxy may have removed a prefix. */
  url: string;
  name: string;
  password: string;
}

/**
 * HTTP Digest by RFC 7616, with `qop=auth`. The libraries that we found know only MD5, and remember nonces in one process.
 * Requests that repeat within ten minutes are accepted.
 */
export function createDigest({ realm, secrets }: Options) {
  const sign = (ends: string, secret: string) => createHmac('sha256', secret).update(`digest ${ends}`).digest('hex');
  const isFresh = (nonce: string) => {
    const [, ends = '', signature = ''] = /^(\d{1,15})-([0-9a-f]{64})$/.exec(nonce) ?? [];
    return Number(ends) > Date.now() && secrets.some((secret) => sameText(signature, sign(ends, secret)));
  };

  return {
    /** The headers WWW-Authenticate of a refusal. */
    challenges(): string[] {
      const ends = String(Date.now() + NONCE_MS);
      const nonce = `${ends}-${sign(ends, secrets[0] ?? '')}`;
      return Object.keys(ALGORITHMS).map(
        (algorithm) => `Digest realm="${realm}", qop="auth", algorithm=${algorithm}, nonce="${nonce}"`,
      );
    },
    isRight({ header, method, url, name, password }: Attempt): boolean {
      if (!/^Digest /i.test(header)) return false;
      const given = parametersIn(header.slice(7));
      const { uri = '', nonce = '', nc = '', cnonce = '', response = '', algorithm = 'MD5' } = given;
      const known = Object.entries(ALGORITHMS).find(([one]) => one === algorithm.toUpperCase());
      if (!known || given.username !== name || given.realm !== realm || given.qop !== 'auth') return false;
      if (!isFresh(nonce) || !uri.endsWith(url)) return false;
      const hash = (text: string) => createHash(known[1]).update(text).digest('hex');
      const secret = hash(`${name}:${realm}:${password}`);
      return sameText(response, hash(`${secret}:${nonce}:${nc}:${cnonce}:auth:${hash(`${method}:${uri}`)}`));
    },
  };
}

/**
 * `name=value, name="value"`. A value in quotation marks may have commas in it. It stops at the first part that is something else: a search
 * for the next one would take a tenth of a second for a long header.
 */
function parametersIn(text: string): Record<string, string | undefined> {
  const found = text.matchAll(/\s*(\w+)=(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))\s*(?:,|$)/gy);
  return Object.fromEntries([...found].map(([, key, quoted, plain]) => [key, quoted ?? plain]));
}
