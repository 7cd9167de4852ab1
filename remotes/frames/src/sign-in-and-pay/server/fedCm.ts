import { refuse } from '@playground/kit/common/refusals';
import { numberIn } from '@playground/kit/contract/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountsOf, CONFIG_PATH, SHOP, VISIT_PATH } from '../shop.ts';

const COOKIE = 'playground-accounts';

interface Options {
  /** The address of the provider is known only when it listens. */
  urls: { readonly identity: string };
  /** How long the browser keeps the cookie, in seconds. */
  lasts: number;
  /** Whether a shop asks. Then its page may read the answer. */
  allow: (request: FastifyRequest, reply: FastifyReply) => boolean;
  /** Makes an access token that tells the name. */
  tokenFor: (request: FastifyRequest, reply: FastifyReply, accountId: string) => Promise<string>;
}

// The browser asks for the accounts from no page, so it sends only cookies of this kind. Chromium takes `secure` from http://localhost.
const cookie = { path: '/fedcm', httpOnly: true, sameSite: 'none', secure: true } as const;

/** What a browser with FedCM asks the sign-in provider. They are in a scope that reads forms. */
export function fedCmRoutes(app: FastifyInstance, { urls, lasts, allow, tokenFor }: Options): void {
  /** No page can send this header, so a script cannot choose in place of the browser. */
  const isBrowser = ({ headers }: FastifyRequest) => headers['sec-fetch-dest'] === 'webidentity';
  const seedOf = ({ cookies }: FastifyRequest) => /^\d{1,10}$/.exec(cookies[COOKIE] ?? '')?.[0];

  /** The browser asks from no origin, so it may not read what is only for our own. */
  const onRequest = async (_: FastifyRequest, reply: FastifyReply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
  };

  app.post(VISIT_PATH, async (request, reply) => {
    if (!allow(request, reply)) return refuse(reply, 403, 'Only the shop may begin a visit.');
    const seed = request.body instanceof URLSearchParams ? (request.body.get('seed') ?? '') : '';
    if (!/^\d{1,10}$/.test(seed)) return refuse(reply, 400, 'The seed must be a number.');
    reply.setCookie(COOKIE, seed, { ...cookie, maxAge: lasts });
    return { message: 'The provider knows its accounts of this visit.' };
  });

  app.get('/.well-known/web-identity', { onRequest }, async () => ({ provider_urls: [urls.identity + CONFIG_PATH] }));

  app.get(CONFIG_PATH, { onRequest }, async () => ({
    accounts_endpoint: '/fedcm/accounts',
    id_assertion_endpoint: '/fedcm/assertion',
    // Nobody can sign in there: the page signs in before it asks the browser.
    login_url: '/fedcm/login',
  }));

  app.get('/fedcm/accounts', { onRequest }, async (request, reply) => {
    if (!isBrowser(request)) return refuse(reply, 403, 'Only a browser may ask for the accounts.');
    const seed = seedOf(request);
    if (seed === undefined) return refuse(reply, 401, 'Nobody is signed in.');
    const accounts = accountsOf(seed).map(({ name, email }, index) => ({ id: `${seed}-${index}`, name, email }));
    return { accounts: numberIn('order of accounts', seed) % 2 ? accounts : accounts.reverse() };
  });

  app.post('/fedcm/assertion', async (request, reply) => {
    if (!isBrowser(request)) return refuse(reply, 403, 'Only a browser may choose an account.');
    if (!allow(request, reply)) return refuse(reply, 403, 'The provider does not know this shop.');
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const seed = seedOf(request);
    const id = form.get('account_id') ?? '';
    if (form.get('client_id') !== SHOP || ![`${seed}-0`, `${seed}-1`].includes(id)) {
      return refuse(reply, 400, 'This is no account of the visit.');
    }
    return { token: await tokenFor(request, reply, id) };
  });
}

/** Makes the browser forget the visit. */
export function endVisit(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookie);
}
