import session, { type SessionStore } from '@fastify/session';
import { waitInPlace } from '@playground/kit/common/faultPlugin';
import { refuse } from '@playground/kit/common/refusals';
import { wordIn } from '@playground/kit/contract/words';
import { changeRun, KEPT_MS, type Runs, readRun } from '@playground/kit/server/runs';
import { answers, oneField, RUN, SEED } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import type { FastifyInstance, FastifyReply, Session } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import {
  ACCOUNTS,
  type Account,
  type Letter,
  LOGINS,
  type Login,
  type LoginState,
  passwordOf,
  secretOf,
} from './logins.ts';

declare module 'fastify' {
  interface Session {
    /** The run of the tab that logged in. */
    run?: string;
    account?: Account;
    seed?: string;
    /** Whether other tabs are logged in too. */
    isRemembered?: boolean;
    needsCode?: boolean;
  }
}

/** How long the server takes to check the slow account, in milliseconds. */
const SLOW_MS = 4000;

/** After so many wrong one-time codes, the login begins again. */
const MOST_WRONG_CODES = 5;

/** In seconds. */
const PERIOD = 30;

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const STATE = {
  type: 'object',
  properties: {
    account: { type: 'string', description: 'Who is logged in. Missing if nobody is.' },
    needsCode: { type: 'boolean' },
    others: { type: 'array', items: { type: 'string' }, description: 'Where else the account is logged in.' },
    word: { type: 'string' },
    isShared: { type: 'boolean' },
  },
} as const;
const byRun = { type: 'object', required: ['run'], properties: { run: RUN } } as const;

interface Fields {
  name: string;
  password: string;
  seed: string;
  run: string;
  remember?: boolean;
}
type InRun = { Querystring: { run: string } };

interface Device {
  /** Of its session. */
  id: string;
  name: string;
}

/** Below `/session/`, an address for each station. Each has a cookie of its own. */
function addRoutes(app: FastifyInstance, host: Host): void {
  for (const login of LOGINS) app.register(async (routes) => loginRoutes(routes, login, host));
}

async function loginRoutes(app: FastifyInstance, login: Login, host: Host): Promise<void> {
  const address = `/session/${login}`;
  const { runs, limits, secrets, allowedOrigins, secureCookie, now = Date.now } = host;
  // With this prefix, a browser takes the cookie only from this host and over https.
  const cookieName = `${secureCookie ? '__Host-' : ''}session-${login}`;
  // Strict, so no other site can use a login. The origins of ours differ in their port or subdomain, so they are one site.
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: secureCookie } as const;
  const keyOf = (id: string) => `session:${login}:${id}`;

  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    // A page on another port of this host is of the same site, so its requests have the cookie.
    if (origin !== undefined && !allowedOrigins.includes(origin)) {
      return refuse(reply, 403, 'Pages of other origins may not log in or out.');
    }
  });
  await app.register(session, {
    secret: [...secrets],
    cookieName,
    cookie: { ...cookie },
    saveUninitialized: false,
    rolling: false,
    store: storeIn(runs, keyOf),
  });

  const changeDevices = <Result>(run: string, change: (devices: Device[]) => Result) =>
    changeRun(runs, `devices:${run}`, [] as Device[], change);
  const end = async (reply: FastifyReply) => {
    await reply.request.session.destroy();
    reply.clearCookie(cookieName, cookie);
  };

  app.post<{ Body: Fields }>(
    address,
    {
      config: { rateLimit: { max: limits.loginsPerAddress, timeWindow: limits.window } },
      schema: {
        ...described('Logs in with name and password'),
        body: {
          type: 'object',
          required: ['name', 'password', 'seed', 'run'],
          additionalProperties: false,
          properties: { name: text(200), password: text(200), seed: SEED, run: RUN, remember: { type: 'boolean' } },
        },
      },
    },
    async (request, reply): Promise<LoginState | FastifyReply> => {
      const { name, password, seed, run, remember = false } = request.body;
      const account = ACCOUNTS.find((one) => one === name.trim());
      if (!account || password !== passwordOf(account, seed)) {
        return refuse(reply, 401, 'The name or the password is wrong.');
      }
      if (account === 'locked') {
        return refuse(reply, 403, `This account is locked. The ticket is ${wordIn('ticket', seed)}.`);
      }
      if (account === 'slow') {
        const ended = await waitInPlace(request, reply, SLOW_MS);
        if (ended) return ended;
      }
      const { sessionId: before } = request.session;
      // With a new id, so that an id which somebody else put into the browser is worth nothing.
      await request.session.regenerate();
      const needsCode = login === 'code';
      Object.assign(request.session, { run, account, seed, needsCode, isRemembered: remember });
      if (remember) request.session.cookie.maxAge = KEPT_MS;
      if (login !== 'everywhere') return { account, needsCode };
      await changeDevices(run, (devices) => {
        if (devices.length === 0) devices.push(...['Phone', 'Library computer'].map((name) => ({ id: name, name })));
        // A new login in the same browser has ended the one before.
        const others = devices.splice(0).filter(({ id }) => id !== before);
        devices.push(...others.slice(-9), { id: request.session.sessionId, name: 'Another browser' });
      });
      return { account };
    },
  );

  app.get<InRun>(
    address,
    { schema: { ...described('Says who is logged in'), querystring: byRun }, exposeHeadRoute: false },
    async ({ session, query }): Promise<LoginState> => {
      const { account, run, seed = '', needsCode, isRemembered } = session;
      const isOwn = run === query.run;
      if (!account || !(isOwn || isRemembered || login === 'reuse')) return {};
      // Not in the session: a session that is written again would undo a logout in another tab.
      const shared = `session-shared:${session.sessionId}`;
      if (!isOwn && isRemembered) await runs.write(shared, 'yes');
      const devices: Device[] = login === 'everywhere' ? await changeDevices(query.run, (devices) => devices) : [];
      return {
        account,
        needsCode,
        ...(isRemembered && (await runs.read(shared)) && { isShared: true }),
        others: devices.filter(({ id }) => id !== session.sessionId).map(({ name }) => name),
        ...(!isOwn && { word: wordIn('tab', seed) }),
      };
    },
  );

  app.delete<{ Querystring: { run: string; which?: 'others' | 'all' } }>(
    address,
    {
      schema: {
        ...described('Logs out, if the login is of this run'),
        querystring: { ...byRun, properties: { run: RUN, which: { type: 'string', enum: ['others', 'all'] } } },
      },
    },
    async (request, reply): Promise<LoginState> => {
      const { query, session } = request;
      const { account, sessionId } = session;
      if (!account || session.run !== query.run) return {};
      const stays = query.which === 'others';
      const { ended, left } = await changeDevices(query.run, (devices) => {
        const isOwn = ({ id }: Device) => id === sessionId;
        const others = devices.filter((device) => !isOwn(device));
        const [ended, left] = query.which ? [others, []] : [[], others];
        devices.splice(0, devices.length, ...(stays ? devices.filter(isOwn) : left));
        return { ended, left };
      });
      for (const { id } of ended) await runs.delete(keyOf(id));
      if (!stays) await end(reply);
      return { ...(stays && { account }), others: left.map(({ name }) => name) };
    },
  );

  if (login === 'expires') {
    app.patch<InRun & { Body: Letter }>(
      address,
      {
        schema: {
          ...described('Takes a letter', 'The first session of a run has expired when its letter arrives.'),
          querystring: byRun,
          body: {
            type: 'object',
            required: ['subject', 'text'],
            additionalProperties: false,
            properties: { subject: text(1000), text: text(1000) },
          },
          response: answers({ type: 'object', properties: { subject: { type: 'string' }, text: { type: 'string' } } }),
        },
      },
      async ({ session, query: { run }, body }, reply): Promise<Letter | FastifyReply> => {
        if (!session.account || session.run !== run) return refuse(reply, 401, 'You are not logged in.');
        // Its id, because two quick presses must not count as two sessions.
        await runs.swap(`expired:${run}`, undefined, session.sessionId);
        if ((await runs.read(`expired:${run}`)) !== session.sessionId) return body;
        await end(reply);
        return refuse(reply, 401, 'Your session has expired. Please log in again.');
      },
    );
  }

  if (login === 'code') {
    app.patch<InRun & { Body: { code: string } }>(
      address,
      {
        config: { rateLimit: { max: limits.triesPerAddress, timeWindow: limits.window } },
        schema: {
          ...described('Completes a login by a one-time code', 'Six digits by RFC 6238. Each code works once.'),
          querystring: byRun,
          body: oneField('code', { maxLength: 200 }),
        },
      },
      async ({ session, query: { run }, body: { code } }, reply): Promise<LoginState | FastifyReply> => {
        const { account, seed = '' } = session;
        if (!account || !session.needsCode || session.run !== run) {
          return refuse(reply, 401, 'Log in with name and password first.');
        }
        // Counted before the check, and not in the session: requests at the same time would all count from the same number.
        const tries = await changeRun(runs, `code-tries:${session.sessionId}`, { count: 0 }, (kept) => ++kept.count);
        const tooMany = async () => {
          await end(reply);
          return refuse(reply, 403, 'Too many wrong codes. Please log in again.');
        };
        if (tries > MOST_WRONG_CODES) return tooMany();
        const totp = new TOTP({ secret: Secret.fromBase32(secretOf(seed)), period: PERIOD });
        const token = code.replaceAll(/\s/g, '');
        // The library compares bytes, and throws for six characters that are more than six bytes.
        const away = /^\d{6}$/.test(token) ? totp.validate({ token, window: 1, timestamp: now() }) : null;
        if (away === null) return tries < MOST_WRONG_CODES ? refuse(reply, 403, 'This code is wrong.') : tooMany();
        const step = totp.counter({ timestamp: now() }) + away;
        const last = await runs.read(`code:${run}`);
        // Of two requests with the same code at the same time, one swaps.
        if (step <= Number(last ?? 0) || !(await runs.swap(`code:${run}`, last, String(step)))) {
          return refuse(reply, 403, 'This code was used before. Please wait for the next one.');
        }
        await session.regenerate(['run', 'account', 'seed']);
        return { account };
      },
    );
  }
}

const described = (summary: string, description?: string) => ({
  summary,
  ...(description && { description }),
  tags: ['Session'],
  response: answers(STATE),
});

/** The plugin's sessions as texts, in memory or in the store that replicas share. */
function storeIn(runs: Runs, keyOf: (id: string) => string): SessionStore {
  return {
    get: (id, done) => void readRun<Session>(runs, keyOf(id)).then((kept) => done(null, kept ?? null), done),
    set: (id, kept, done) => void runs.write(keyOf(id), JSON.stringify(kept)).then(() => done(), done),
    destroy: (id, done) => void runs.delete(keyOf(id)).then(() => done(), done),
  };
}

export default (host: Host): ServerPart => ({
  calls: [
    'session/log-in',
    'session/locked',
    'session/slow',
    'session/remember',
    'session/expires',
    'session/everywhere',
    'session/code',
    'session/reuse',
  ],
  routes: (app) => addRoutes(app, host),
});
