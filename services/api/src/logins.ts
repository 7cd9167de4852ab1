import { createHmac } from 'node:crypto';
import { sameText } from '../../common/src/sameText.ts';

/** How long a login is valid, in milliseconds. */
export const LOGIN_MS = 60_000;

/** Bearer tokens of a seed. The first secret signs them, and each of them is accepted. */
export function createLogins(secrets: readonly string[]) {
  const sign = (ends: string, seed: string, secret: string) =>
    createHmac('sha256', secret).update(`download ${ends} ${seed}`).digest('base64url');
  return {
    issue(seed: string): string {
      const ends = String(Date.now() + LOGIN_MS);
      return `${ends}.${sign(ends, seed, secrets[0] ?? '')}`;
    },
    /** `header` is the whole header Authorization. */
    isValid(header: string, seed: string): boolean {
      const [, ends = '', signature = ''] = /^Bearer (\d{1,15})\.([\w-]{43})$/.exec(header) ?? [];
      return Number(ends) > Date.now() && secrets.some((secret) => sameText(signature, sign(ends, seed, secret)));
    },
  };
}
