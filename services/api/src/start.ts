import { randomBytes } from 'node:crypto';
import type { HealthOptions } from '../../common/src/health.ts';
import { type Listener, listen, reachable } from '../../common/src/listen.ts';
import type { Metrics } from '../../common/src/metrics.ts';
import { headersOfRefusals } from '../../common/src/refusals.ts';
import { createApp } from './app.ts';
import { Codes } from './codes.ts';
import { INBOX_LIMITS, type Limits, REAL_MAIL_LIMITS } from './limits.ts';
import { memoryMailboxes } from './mailboxes.ts';
import { createMailer } from './mailer.ts';
import { sharedMailboxes } from './sharedMailboxes.ts';
import { SharedTries, Store } from './store.ts';
import { ProcessTries } from './tries.ts';

export interface ApiOptions {
  /** Where the API listens; 0, the default, takes a free port. The same for the inbox's page and its SMTP server. */
  port?: number;
  inboxPort?: number;
  smtpPort?: number;
  /** `localhost` by default: not reachable from other machines. A container passes 0.0.0.0. */
  host?: string;
  /** What browsers call the API. With https its cookie is only ever sent encrypted. */
  publicUrl?: string;
  /** What browsers call the inbox: pages of no other origin may read it, nor by another name. */
  publicInboxUrl?: string;
  /** The origins whose pages may call the API. */
  allowedOrigins: string[];
  /**
   * The first seals the cookies, all open them: at least 32 characters each, the same in all replicas. Without them each
   * start makes one.
   */
  secrets?: string[];
  /** Valkey or Redis, where all replicas count together. Without it each process counts for itself. */
  redisUrl?: string;
  /** A real mail server, in place of the inbox; then only to `mailAllowedDomains`, and none of them by default. */
  smtpUrl?: string;
  mailAllowedDomains?: string[];
  /** The sender's address. */
  mailFrom?: string;
  limits?: Partial<Limits>;
  /** How many proxies stand before the API: it then believes them who asked. */
  proxies?: number;
  /** Structured lines on stdout. */
  log?: boolean;
  metrics?: Metrics;
  /** What `/healthz` says of itself. */
  build?: string;
  /** Whether what the API needs is there. */
  ready?: HealthOptions['ready'];
  /** False ignores `?fault=`. True unless it is given. */
  faults?: boolean;
  /** See `ListenOptions`. */
  drainMs?: number;
  /** The clock, in milliseconds. */
  now?: () => number;
}

/** The API and, unless mail goes to a real server, its inbox. `close` ends both, within five seconds after `drainMs`. */
export interface RunningApi extends Listener {
  /** The inbox's page and its SMTP server. */
  inboxUrl: string | undefined;
  smtpUrl: string | undefined;
}

/**
 * Starts the API and, unless `smtpUrl` names a mail server, the inbox that takes its mail.
 * Rejects with one line when a port is in use.
 */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const { host = 'localhost', port, log = false } = options;
  const store = options.redisUrl === undefined ? undefined : new Store(options.redisUrl);
  const ready = options.ready ?? (store && (() => store.isReady()));
  const inbox = options.smtpUrl === undefined ? await openInbox(host, { ...options, ready }, store) : undefined;
  const inboxSmtp = inbox && `smtp://${host === 'localhost' ? '127.0.0.1' : reachable(host)}:${inbox.smtpPort}`;
  const mailer = createMailer({
    // Whatever address of this machine HOST says, our own inbox has no TLS.
    smtpUrl: options.smtpUrl ?? `${inboxSmtp}?ignoreTLS=true`,
    from: options.mailFrom ?? 'playground@playground.test',
  });
  const closeAll = async () => {
    // Before the inbox, which waits for its connections to end.
    mailer.close();
    await inbox?.closeMail();
    store?.disconnect();
  };
  try {
    const app = await createApp({
      codes: new Codes(
        options.secrets ?? [randomBytes(32).toString('hex')],
        store ? new SharedTries(store) : new ProcessTries(options.now),
        options.now,
      ),
      mailer,
      limits: { ...(inbox ? INBOX_LIMITS : REAL_MAIL_LIMITS), ...options.limits },
      allowedDomains: inbox ? undefined : new Set(options.mailAllowedDomains),
      allowedOrigins: options.allowedOrigins,
      secureCookie: options.publicUrl?.startsWith('https:') ?? false,
      proxies: options.proxies ?? 0,
      store,
      log,
      metrics: options.metrics,
      build: options.build ?? 'unknown',
      ready,
      faults: options.faults ?? true,
    });
    if (!options.secrets) app.log.warn('SECRET is not set: codes are sealed for this process alone, until it ends.');
    await store?.open(app.log);
    const refusalHeaders = await headersOfRefusals(app);
    const listener = await listen(app, 'the API', port, host, { drainMs: options.drainMs, refusalHeaders });
    return {
      ...listener,
      inboxUrl: inbox?.url,
      smtpUrl: inboxSmtp,
      close: async () => {
        await Promise.all([listener.close(), inbox?.closePages()]);
        await closeAll();
      },
    };
  } catch (error) {
    await inbox?.closePages();
    await closeAll();
    throw error;
  }
}

/** Who sends real mail does without these imports. */
async function openInbox(host: string, options: ApiOptions, store: Store | undefined) {
  const { startInbox } = await import('./inbox.ts');
  const { inboxPort: port = 0, smtpPort = 0, log = false, metrics, build = 'unknown', drainMs, now, ready } = options;
  const { publicInboxUrl: publicUrl = `http://localhost:${port}` } = options;
  const mailboxes = store ? await sharedMailboxes(store, now) : memoryMailboxes(now);
  return startInbox({ mailboxes, host, port, smtpPort, publicUrl, log, metrics, build, ready, drainMs });
}
