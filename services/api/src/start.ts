import { randomBytes } from 'node:crypto';
import type { HealthOptions } from '../../common/src/health.ts';
import { type Listener, listen, type ServerOptions } from '../../common/src/listen.ts';
import { headersOfRefusals } from '../../common/src/refusals.ts';
import { createApp } from './app.ts';
import { createCodes } from './codes.ts';
import { INBOX_LIMITS, type Limits, REAL_MAIL_LIMITS } from './limits.ts';
import { memoryMailboxes } from './mailboxes.ts';
import { createMailer } from './mailer.ts';
import { memoryRuns, sharedRuns } from './runs.ts';
import { serverParts, startOrigins } from './serverParts.ts';
import { sharedMailboxes } from './sharedMailboxes.ts';
import { Store, sharedTries } from './store.ts';
import { processTries } from './tries.ts';

export interface ApiOptions extends ServerOptions {
  /** The ports of the inbox's pages and of its SMTP server. 0, the default, takes a free one. */
  inboxPort?: number;
  smtpPort?: number;
  /** The address of the API for browsers. If it has https, browsers send the cookie only over https. */
  publicUrl?: string;
  /** The address of the inbox for browsers. Pages of other origins cannot read it, and it answers at no other address. */
  publicInboxUrl?: string;
  /** By name, the ports of the servers of demos with origins of their own, by default free ones, and their addresses for browsers. */
  originPorts?: Partial<Record<string, number>>;
  publicOriginUrls?: Partial<Record<string, string>>;
  /** The origins whose pages may call the API, with the cookie. */
  allowedOrigins: string[];
  /** At least 32 characters each, the same in all replicas. The first seals cookies, each opens them. By default a new one. */
  secrets?: string[];
  /** Valkey or Redis, for replicas that count together. Without it each process counts for itself. */
  redisUrl?: string;
  /** A real mail server, instead of the inbox. It only gets mail to `mailAllowedDomains`, by default none. */
  smtpUrl?: string;
  mailAllowedDomains?: string[];
  mailFrom?: string;
  limits?: Partial<Limits>;
  /** Whether `/docs` describes the calls. True by default. */
  documented?: boolean;
  /** The build that `/healthz` names. */
  build?: string;
  /** Whether what the API needs is there. By default it needs the store, if it has one. */
  ready?: HealthOptions['ready'];
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
}

/** `close` ends the API and its inbox, within five seconds after `drainMs`. */
export interface RunningApi extends Listener {
  /** The pages and the SMTP server of the inbox. Undefined if mail goes to a real server. */
  inboxUrl: string | undefined;
  smtpUrl: string | undefined;
  /** The servers of demos with origins of their own, at the addresses for browsers, or for this machine if their ports are free ones. */
  originUrls: Record<string, string>;
}

/** Starts the API and, unless `smtpUrl` names a mail server, its inbox. Rejects with one line if a port is in use. */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const { host = 'localhost', port, log = false, build = 'unknown', faults = true, drainMs, now } = options;
  const { proxies = 0, documented = true } = options;
  const store = options.redisUrl === undefined ? undefined : new Store(options.redisUrl);
  const ready = options.ready ?? (store && (() => store.isReady()));
  const common = { log, build, ready, proxies };
  const openInbox = async () => {
    // Imported only when needed: with a real mail server there is no inbox.
    const { startInbox } = await import('./inbox.ts');
    const { inboxPort = 0, smtpPort = 0, publicInboxUrl: publicUrl = `http://localhost:${inboxPort}` } = options;
    const mailboxes = store ? await sharedMailboxes(store, now) : memoryMailboxes(now);
    return startInbox({ ...common, host, drainMs, mailboxes, port: inboxPort, smtpPort, publicUrl });
  };
  const inbox = options.smtpUrl === undefined ? await openInbox() : undefined;
  const mailer = createMailer({
    // Our inbox has no TLS, even if HOST is not an address of the loopback network.
    smtpUrl: options.smtpUrl ?? `${inbox?.smtpUrl}?ignoreTLS=true`,
    from: options.mailFrom ?? 'playground@playground.test',
  });
  let origins: Awaited<ReturnType<typeof startOrigins>> | undefined;
  const close = async (api?: Listener) => {
    await Promise.all([api?.close(), origins?.close(), inbox?.closePages()]);
    // First the mailer, because the inbox waits for its connections to end.
    mailer.close();
    await inbox?.closeMail();
    store?.disconnect();
  };
  const tries = store ? sharedTries(store) : processTries(now);
  const runs = store ? sharedRuns(store) : memoryRuns();
  const secrets = options.secrets ?? [randomBytes(32).toString('hex')];
  const limits = { ...(inbox ? INBOX_LIMITS : REAL_MAIL_LIMITS), ...options.limits };
  const { allowedOrigins, originPorts: ports = {}, publicOriginUrls: publicUrls = {} } = options;
  const allowedDomains = inbox ? undefined : (options.mailAllowedDomains ?? []);
  const secureCookie = options.publicUrl?.startsWith('https:') ?? false;
  const codes = createCodes(secrets, tries, now);
  const shared = {
    ...{ ...common, runs, tries, secrets, mailer, limits, store, codes, secureCookie, now },
    ...{ allowedOrigins, allowedDomains },
  };
  try {
    const parts = await serverParts(shared);
    const app = await createApp({ ...shared, parts, faults, documented });
    if (!options.secrets) {
      app.log.warn('SECRET is not set: codes are only valid at this process, and only until it ends.');
    }
    await store?.open(app.log);
    origins = await startOrigins(parts, { ports, publicUrls, host, drainMs });
    const refusalHeaders = await headersOfRefusals(app);
    const listener = await listen(app, 'the API', port, host, { drainMs, refusalHeaders });
    return {
      ...listener,
      inboxUrl: inbox?.url,
      smtpUrl: inbox?.smtpUrl,
      originUrls: origins.urls,
      close: () => close(listener),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
