import { createHash, randomBytes } from 'node:crypto';
import { type Account, accountsOf } from '../../shop.ts';

const SEED = '7';
export const SHOP = 'http://localhost:3000';
export const REDIRECT = `${SHOP}/signInAndPay/signedIn`;
/** The two accounts of the seed that the browser asks with. */
export const [first] = accountsOf(SEED);

/** A simple browser at the sign-in provider: it keeps cookies, and stops when a redirect leads to the shop. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async go(address: string, form?: Record<string, string>, more: Record<string, string> = {}) {
    let next = new URL(address, this.url);
    let body = form && new URLSearchParams(form);
    for (;;) {
      const response = await fetch(next, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: {
          accept: 'text/html',
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...more,
        },
        ...(body && { body }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value) this.cookies.set(name, value);
        else this.cookies.delete(name);
      }
      const location = response.headers.get('location');
      const text = await response.text();
      if (!location) return { at: next, status: response.status, text, answer: new URLSearchParams() };
      next = new URL(location, next);
      body = undefined;
      if (next.origin === SHOP) return { at: next, status: response.status, text, answer: next.searchParams };
    }
  }

  /** The address where a sign-in begins. */
  ask(change: Record<string, string | undefined> = {}) {
    const verifier = randomBytes(32).toString('base64url');
    const usual = {
      client_id: 'shop',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: REDIRECT,
      state: 'a-state',
      seed: SEED,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
    const all = Object.entries({ ...usual, ...change }).filter((one): one is [string, string] => one[1] !== undefined);
    return { verifier, address: `/auth?${new URLSearchParams(all)}` };
  }

  async signIn(account: Account = first, change: Record<string, string | undefined> = {}) {
    const { verifier, address } = this.ask(change);
    const asked = await this.go(address);
    const { user, password } = account;
    const done = await this.go(asked.at.pathname, { action: 'sign-in', hand: 'yes', user, password });
    return { ...done, verifier };
  }

  async token(code: string | null, verifier: string | undefined, change: Record<string, string> = {}) {
    const response = await fetch(`${this.url}/token`, {
      method: 'POST',
      headers: { origin: SHOP },
      body: new URLSearchParams({
        ...{ grant_type: 'authorization_code', client_id: 'shop', redirect_uri: REDIRECT, code: code ?? '' },
        ...(verifier !== undefined && { code_verifier: verifier }),
        ...change,
      }),
    });
    return { status: response.status, headers: response.headers, ...(await response.json()) };
  }
}
