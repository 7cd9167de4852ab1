import { createECDH, hkdfSync } from 'node:crypto';
import cookie from '@fastify/cookie';
import { refuse } from '@playground/kit/common/refusals';
import type { Runs } from '@playground/kit/server/runs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import type OidcProvider from 'oidc-provider';
import type { Configuration, InteractionResults, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider';
import { type Account, accountsOf, OTHER_SHOP, SHOP, SIGNED_IN_PATH } from '../shop.ts';
import { endVisit, fedCmRoutes } from './fedCm.ts';
import { identityStore } from './identityStore.ts';
import { type ProviderOptions, providerApp, providerPage, sendPage } from './provider.ts';

export interface IdentityOptions extends ProviderOptions {
  runs: Runs;
  /** The first signs, and each of them opens cookies. Replicas have the same. */
  secrets: readonly string[];
}

type Library = typeof import('oidc-provider');
type Interaction = Awaited<ReturnType<OidcProvider['interactionDetails']>>;
type OfInteraction = { Params: { uid: string }; Body: URLSearchParams };

/** How long the provider remembers a visit, in seconds. */
const VISIT_S = 10 * 60;

/** In bytes, as for all other calls. */
const LARGEST_BODY = 4096;

/** How long a token is valid, in seconds: so short that a test sees it end. */
const TOKEN_S = 5;

const COOKIES = { session: 'playground-session', interaction: 'playground-interaction', resume: 'playground-resume' };

/** Our words for the mistakes of a shop. Other mistakes are in the words of the library. */
const MISTAKES: Record<string, string> = {
  invalid_redirect_uri: 'The shop has not registered the address that you would return to, so nothing was sent there.',
  invalid_client: 'The provider does not know this shop.',
};

/** The sign-in provider: OpenID Connect with PKCE by `oidc-provider`, and our own documents for people. */
export async function createIdentityApp(options: IdentityOptions): Promise<FastifyInstance> {
  const { urls, shops } = options;
  const app = await providerApp('identity', options, {
    // A frame that renews silently gets a redirect from there. Nobody may embed a form for a password.
    ancestors: (url) => (url.startsWith('/auth') ? shops : []),
    // Chromium checks the redirects after a form too, and the last one leads back to the shop.
    formAction: () => ["'self'", ...shops],
    isCalled: true,
  });
  await app.register(cookie);

  let started: Promise<OidcProvider> | undefined;
  /** It is imported when somebody signs in, and made when the address is known. */
  const provider = () => {
    started ??= import('oidc-provider').then((library) => create(library, options));
    return started;
  };
  const callOf = async ({ raw }: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(urls.identity);
    // Behind a proxy, only we know which address browsers use.
    Object.assign(raw.headers, { 'x-forwarded-proto': url.protocol.slice(0, -1), 'x-forwarded-host': url.host });
    return { provider: await provider(), request: raw, response: reply.raw };
  };

  await app.register(async (oidc) => {
    oidc.removeAllContentTypeParsers();
    oidc.addContentTypeParser('*', (_, __, done) => done(null));
    // The library reads the body itself, so Fastify does not count it.
    oidc.addHook('onRequest', async ({ headers }, reply) => {
      if (headers['transfer-encoding']) return refuse(reply, 411, 'Send the length of the body.');
      if (Number(headers['content-length'] ?? 0) > LARGEST_BODY) return refuse(reply, 413, 'The body is too large.');
    });
    for (const url of ['/auth', '/auth/:uid', '/token', '/me', '/jwks', '/.well-known/openid-configuration']) {
      oidc.route({
        method: ['GET', 'POST', 'OPTIONS'],
        url,
        handler: async (request, reply) => {
          const { provider, response } = await callOf(request, reply);
          reply.hijack();
          await provider.callback()(request.raw, response);
        },
      });
    }
  });

  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );

    const show = (reply: FastifyReply, details: Interaction, refused = '', user = '') => {
      // 200 even if it was refused: otherwise the browser's console has an error.
      return sendPage(reply, 'identity', documentFor(details, rememberedBy(details), refused, user));
    };
    const withDetails = async (
      request: FastifyRequest,
      reply: FastifyReply,
      then: (details: Interaction, call: Awaited<ReturnType<typeof callOf>>) => Promise<unknown>,
    ) => {
      const call = await callOf(request, reply);
      let details: Interaction;
      try {
        details = await call.provider.interactionDetails(call.request, call.response);
        if (details.uid !== (request.params as { uid: string }).uid) throw new Error('of another visit');
      } catch {
        const content = html`<p role="alert">This sign-in has ended, or it is not yours. Go back to the shop and start again.</p>`;
        return sendPage(reply.code(400), 'identity', { title: 'No sign-in', content });
      }
      return then(details, call);
    };
    /** Sends the browser on, and removes the cookie of this interaction. */
    const finish = async (
      reply: FastifyReply,
      details: Interaction,
      { provider, request, response }: Awaited<ReturnType<typeof callOf>>,
      result: InteractionResults,
    ) => {
      const next = await provider.interactionResult(request, response, result);
      for (const name of [COOKIES.interaction, `${COOKIES.interaction}.sig`]) {
        reply.clearCookie(name, { path: `/interaction/${details.uid}`, httpOnly: true, sameSite: 'lax' });
      }
      return reply.redirect(next, 303);
    };

    forms.get<OfInteraction>('/interaction/:uid', (request, reply) =>
      withDetails(request, reply, async (details) => show(reply, details)),
    );

    forms.post<OfInteraction>('/interaction/:uid', (request, reply) =>
      withDetails(request, reply, async (details, call) => {
        const form = request.body;
        if (isForeign(request, urls.identity)) return refuse(reply, 403, 'Only the form of the provider may sign in.');
        if (!(form instanceof URLSearchParams)) return refuse(reply, 415, 'Send the fields of the form.');
        const action = form.get('action');
        const user = form.get('user') ?? '';
        if (form.get('hand') !== 'yes') {
          return show(reply, details, 'A script typed or pressed. A person must do it. Nothing was sent.');
        }
        if (action === 'cancel') {
          const result = { error: 'access_denied', error_description: 'You cancelled the sign-in.' };
          return finish(reply, details, call, result);
        }
        if (action === 'other') {
          // The provider forgets the first account. Then this sign-in asks for another one.
          await forget(call.provider, details);
          return show(reply, details);
        }
        if (action === 'continue' && details.session && rememberedBy(details)) {
          return finish(reply, details, call, { select_account: {}, login: { accountId: details.session.accountId } });
        }
        if (action === 'sign-in') {
          const seed = String(details.params.seed ?? '');
          const index = accountsOf(seed).findIndex(
            (account) => account.user === user.trim().toLowerCase() && account.password === form.get('password'),
          );
          if (index < 0) {
            return show(reply, details, 'The user name or the password is wrong.', user);
          }
          const accountId = `${seed}-${index}`;
          // Otherwise the library would ask first whether to sign the other account out.
          if (details.session?.accountId !== accountId) await forget(call.provider, details);
          return finish(reply, details, call, { select_account: {}, login: { accountId } });
        }
        if (action === 'allow' && details.session) {
          const scopes = ['profile', 'email'].filter((scope) => form.get(scope) === 'on');
          const { Grant } = call.provider;
          const grant = new Grant({ clientId: String(details.params.client_id), accountId: details.session.accountId });
          grant.addOIDCScope(['openid', ...scopes].join(' '));
          grant.rejectOIDCScope(['profile', 'email'].filter((scope) => !scopes.includes(scope)).join(' '));
          return finish(reply, details, call, { consent: { grantId: await kept(grant) } });
        }
        return show(reply, details, 'The provider does not know what you want to do.');
      }),
    );

    /** Whether the shop calls. Then its page may read the answer. */
    const allow = (request: FastifyRequest, reply: FastifyReply) => {
      const { origin } = request.headers;
      if (!origin || !shops.includes(origin)) return false;
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'origin',
      });
      return true;
    };
    fedCmRoutes(forms, {
      ...{ urls, lasts: VISIT_S, allow },
      async tokenFor(request, reply, accountId) {
        const { Grant, Client, AccessToken } = (await callOf(request, reply)).provider;
        const client = await Client.find(SHOP);
        if (!client) throw new Error('The provider does not know its own shop.');
        const grant = new Grant({ clientId: SHOP, accountId });
        grant.addOIDCScope('openid profile');
        const token = new AccessToken({
          ...{ client, accountId, grantId: await kept(grant) },
          ...{ gty: 'fedcm', scope: 'openid profile' },
        });
        return token.save();
      },
    });

    // The shop calls it when you open or leave its page: each visit starts fresh.
    forms.post('/forget', async (request, reply) => {
      if (!allow(request, reply)) return refuse(reply, 403, 'Only the shop may end the visit.');
      const { provider, request: raw, response } = await callOf(request, reply);
      const session = await provider.Session.get(provider.createContext(raw, response) as KoaContextWithOIDC);
      await session.destroy();
      for (const name of [COOKIES.session, `${COOKIES.session}.sig`]) {
        reply.clearCookie(name, {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure: urls.identity.startsWith('https:'),
        });
      }
      endVisit(reply);
      return { message: 'The provider has forgotten you.' };
    });
  });

  await app.ready();
  return app;
}

/** Whether another page sent the form. Our own document sends no origin, but browsers say where it comes from (Sec-Fetch-Site). */
function isForeign({ headers: { origin = 'null', 'sec-fetch-site': site } }: FastifyRequest, own: string): boolean {
  return site ? !['same-origin', 'none'].includes(String(site)) : !['null', own].includes(origin);
}

/** Saves a grant. Its types do not know that it needs its lifetime. */
function kept(grant: { save(): Promise<string> }): Promise<string> {
  return (grant.save as (seconds: number) => Promise<string>).call(grant, VISIT_S);
}

/** Ends the session that an interaction belongs to. */
async function forget(provider: OidcProvider, details: Interaction): Promise<void> {
  if (!details.session) return;
  const session = await provider.Session.findByUid(details.session.uid);
  await session?.destroy();
  delete details.session;
  await details.save(VISIT_S);
}

function create(
  { default: Provider, interactionPolicy: policies, errors }: Library,
  options: IdentityOptions,
): OidcProvider {
  const { urls, shops, runs, secrets } = options;
  // Node 20 has no URL.parse, which the library calls.
  (URL as { parse?: unknown }).parse ??= (url: string, base?: string) =>
    URL.canParse(url, base) ? new URL(url, base) : null;
  const client = {
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
    redirect_uris: shops.map((shop) => shop + SIGNED_IN_PATH),
    id_token_signed_response_alg: 'ES256' as const,
  } as const;
  const provider = new Provider(urls.identity, {
    adapter: identityStore(runs, () => new errors.InvalidGrant('This code was used already.')),
    clients: [SHOP, OTHER_SHOP].map((client_id) => ({ client_id, ...client })) as Configuration['clients'],
    clientBasedCORS: (_, origin) => shops.includes(origin),
    jwks: { keys: [signingKey(secrets[0] ?? '')] },
    cookies: {
      keys: [...secrets],
      names: COOKIES,
      long: { httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    // The name is in the ID token, so the shop needs no further call to greet you.
    conformIdTokenClaims: false,
    extraParams: {
      seed(_, value) {
        if (value !== undefined && !/^\d{1,10}$/.test(value))
          throw new errors.InvalidRequest('The seed must be a number.');
      },
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: true },
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}`, policy: policyOf(policies) },
    ttl: {
      AccessToken: TOKEN_S,
      AuthorizationCode: 60,
      Grant: VISIT_S,
      IdToken: VISIT_S,
      Interaction: VISIT_S,
      Session: VISIT_S,
    },
    findAccount: (_, sub) => {
      const account = accountsOf(sub.replace(/-\d$/, ''))[indexOf(sub)];
      return account && { accountId: sub, claims: () => ({ sub, name: account.name, email: account.email }) };
    },
    async loadExistingGrant({ oidc: { provider, client, session, result, params } }) {
      if (result?.consent?.grantId) return provider.Grant.find(result.consent.grantId);
      if (!session?.accountId || !client) return undefined;
      // Only `prompt=consent` asks which permissions you give.
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(String(params?.scope ?? 'openid'));
      await kept(grant);
      return grant;
    },
    renderError: (ctx, { error, error_description: why = error }) => {
      ctx.type = 'html';
      const content = html`<p role="alert">${MISTAKES[error] ?? `The provider refuses this: ${why}.`}</p>`;
      ctx.body = providerPage('identity', { title: 'This does not work', content });
    },
  });
  provider.proxy = true;
  return provider;
}

/** As usual, and a prompt that lets you choose between the account that the provider remembers and another one. */
function policyOf({ base, Prompt, Check }: typeof interactionPolicy) {
  const policy = base();
  const choose = new Prompt(
    { name: 'select_account', requestable: true },
    new Check('no_choice', 'you have to choose an account', () => Check.NO_NEED_TO_PROMPT),
  );
  // After the log-in: without a session, there is nothing to choose.
  policy.add(choose, 1);
  return policy;
}

/** A key for ES256 that follows the secret, so that all replicas sign alike. */
function signingKey(secret: string) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'sign-in provider', 32)));
  const [point, d] = [pair.getPublicKey(), pair.getPrivateKey()];
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return {
    ...{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: 'playground' },
    ...{
      x: coordinate(1),
      y: coordinate(33),
      d: Buffer.concat([Buffer.alloc(32 - d.length), d]).toString('base64url'),
    },
  };
}

function indexOf(sub: string): number {
  return Number(sub.at(-1));
}

/** The account that the provider remembers, if it is one of this visit's. */
function rememberedBy({ session, params }: Interaction): Account | undefined {
  const seed = String(params.seed ?? '');
  return session?.accountId.startsWith(`${seed}-`) ? accountsOf(seed)[indexOf(session.accountId)] : undefined;
}

/** What a person sees at a step of the sign-in. After a refusal, the user name is still in its field. */
function documentFor(details: Interaction, remembered: Account | undefined, refused: string, user: string) {
  const form = (fields: string, buttons: string) => html`
    !${refused && html`<p role="alert">${refused}</p>`}
    <form method="post" action="/interaction/${details.uid}">
      <input type="hidden" name="hand" value="no">
      !${fields}
      <div class="buttons">
        !${buttons}
        <button name="action" value="cancel" id="cancel" class="plain">Cancel</button>
      </div>
    </form>
  `;
  const choice = (id: string, label: string) =>
    html`<div class="choice"><input type="checkbox" id="${id}" name="${id}" checked><label for="${id}">${label}</label></div>`;
  if (details.prompt.name === 'select_account' && remembered) {
    return {
      title: 'Choose an account',
      content: form(
        html`<p>You signed in as ${remembered.name} before.</p>`,
        html`
          <button name="action" value="continue" id="continue">Continue as ${remembered.name}</button>
          <button name="action" value="other" id="other" class="plain">Use another account</button>
        `,
      ),
    };
  }
  if (details.prompt.name === 'consent') {
    return {
      title: 'What may the shop know?',
      content: form(
        choice('profile', 'Your name') + choice('email', 'Your e-mail address'),
        html`<button name="action" value="allow" id="allow">Allow</button>`,
      ),
    };
  }
  return {
    title: 'Sign in',
    content: form(
      html`
        <div>
          <label for="user">User name</label>
          <input id="user" name="user" value="${user}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100">
        </div>
        <div>
          <label for="password">Password</label>
          <input id="password" name="password" type="password" autocomplete="current-password" maxlength="100">
        </div>
      `,
      html`<button name="action" value="sign-in" id="sign-in">Sign in</button>`,
    ),
  };
}
