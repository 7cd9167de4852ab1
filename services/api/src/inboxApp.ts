import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { refuseBadAddress, routable } from '../../common/src/addresses.ts';
import { type HealthOptions, healthRoutes } from '../../common/src/health.ts';
import { logging } from '../../common/src/logging.ts';
import type { Metrics } from '../../common/src/metrics.ts';
import { refuse } from '../../common/src/refusals.ts';
import { prepare } from './application.ts';
import { mailbox, mailboxKey } from './emailAddress.ts';
import { ICON, SCRIPT, STYLE } from './inboxAssets.ts';
import { homePage, mailboxPage } from './inboxPage.ts';
import type { Mailboxes } from './mailboxes.ts';
import { ownAddresses } from './ownAddresses.ts';

export interface InboxAppOptions {
  mailboxes: Mailboxes;
  /** What browsers call the inbox. */
  publicUrl: string;
  /** Whether the port in that address is not yet known. */
  onFreePort: boolean;
  log: boolean;
  metrics?: Metrics;
  /** What `/healthz` says of itself. */
  build: string;
  ready?: HealthOptions['ready'];
}

interface InboxApp {
  app: FastifyInstance;
  /** Answers everybody who waits for mail. */
  endWaiting(): void;
}

/** Who may wait for mail at the same time: each holds a connection. */
const MAX_WAITING = 200;

/** Often enough for proxies, which end a silent connection, and to notice a client that is gone. */
const SIGN_OF_LIFE_MS = 20_000;

type Mailbox = { Params: { address: string } };

/** The inbox as browsers and tests read it, without sockets: `app.routing` answers a request. */
export async function createInboxApp(options: InboxAppOptions): Promise<InboxApp> {
  const { mailboxes, publicUrl, onFreePort, log, metrics, build, ready } = options;
  const app = Fastify({
    ...logging(log),
    rewriteUrl: routable,
    // Three bytes of UTF-8 for each character of an address, and three characters in a path for each byte.
    routerOptions: { maxParamLength: 9 * 60 },
  });
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const waiting = new Set<PassThrough>();
  let ended = false;

  await prepare(app, {
    metrics,
    prefix: 'inbox ',
    directives: {
      'default-src': ["'none'"],
      ...Object.fromEntries(['script', 'style', 'img', 'connect'].map((kind) => [`${kind}-src`, ["'self'"]])),
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  });
  app.addHook('onRequest', refuseBadAddress);
  const isOurs = ownAddresses(publicUrl, onFreePort);
  app.addHook('onRequest', async (request, reply) => {
    // Asked from inside a container, where it has no name.
    if (['/healthz', '/readyz'].includes(request.url)) return;
    const { host, origin } = request.headers;
    const port = request.socket.localPort;
    // Another name may lead here since its owner said so, and his page would be of one origin with us then.
    if (!isOurs('host', host, port)) return refuse(reply, 421, 'The inbox is not at this address.');
    if (origin !== undefined && !isOurs('origin', origin, port)) {
      return refuse(reply, 403, 'Pages of other origins may not read the inbox.');
    }
  });

  /** Something to read whenever there may be news, first of all at once; undefined when too many wait already. */
  async function follow(address: string): Promise<PassThrough | undefined> {
    if (waiting.size >= MAX_WAITING) return undefined;
    const news = new PassThrough();
    // One who does not read needs to be told once.
    const tell = (text: string) => news.writable && !news.writableNeedDrain && news.write(text);
    const signs = setInterval(tell, SIGN_OF_LIFE_MS, ': still here\n\n').unref();
    const unfollow = mailboxes.follow(address, () => tell('data: mail\n\n'));
    waiting.add(news);
    news.once('close', async () => {
      waiting.delete(news);
      clearInterval(signs);
      (await unfollow.catch(() => undefined))?.();
    });
    await unfollow.catch((error) => {
      news.destroy();
      throw error;
    });
    tell('data: mail\n\n');
    if (ended) news.end();
    return news;
  }

  async function waitForMail(address: string, seconds: number, reply: FastifyReply) {
    const news = await follow(address);
    if (!news) return undefined;
    const stop = () => news.end();
    const timer = setTimeout(stop, seconds * 1000);
    reply.raw.once('close', stop);
    try {
      for await (const _ of news) {
        const mails = await mailboxes.read(address);
        if (mails.length > 0) return mails;
      }
      return [];
    } finally {
      clearTimeout(timer);
    }
  }

  const keyOf = ({ params }: FastifyRequest<Mailbox>) => {
    const address = mailbox(params.address);
    return address && mailboxKey(address);
  };
  const sendPage = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);
  const busy = (reply: FastifyReply) => refuse(reply, 503, 'Too many wait for mail already. Please try again later.');
  const notAnAddress = 'This is not an e-mail address.';

  healthRoutes(app, { about: async () => ({ build }), ready });
  app.get('/', (_, reply) => sendPage(reply, homePage(base)));
  app.get<{ Querystring: { address?: string } }>('/mailbox', ({ query }, reply) =>
    reply.redirect(`${base}/mailbox/${encodeURIComponent(String(query.address ?? '').trim())}`, 303),
  );
  app.get<Mailbox>('/mailbox/:address', async (request, reply) => {
    const address = keyOf(request);
    if (!address) return sendPage(reply.code(400), homePage(base, { typed: request.params.address, notAnAddress }));
    return sendPage(reply, mailboxPage(base, address, await mailboxes.read(address)));
  });
  app.get<Mailbox & { Querystring: { wait: number } }>(
    '/api/mailbox/:address',
    {
      schema: {
        querystring: { type: 'object', properties: { wait: { type: 'integer', minimum: 0, maximum: 30, default: 0 } } },
      },
    },
    async (request, reply) => {
      const address = keyOf(request);
      if (!address) return refuse(reply, 400, notAnAddress);
      const { wait } = request.query;
      const mails = wait > 0 ? await waitForMail(address, wait, reply) : await mailboxes.read(address);
      return mails ? { mails } : busy(reply);
    },
  );
  // Without HEAD, which would follow the mailbox for an answer that has no body.
  app.get<Mailbox>('/api/mailbox/:address/events', { exposeHeadRoute: false }, async (request, reply) => {
    const address = keyOf(request);
    if (!address) return refuse(reply, 400, notAnAddress);
    const news = await follow(address);
    if (!news) return busy(reply);
    // nginx would keep the news until there is enough of it.
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(news);
  });
  app.get('/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/live.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  app.get('/icon.svg', (_, reply) => reply.type('image/svg+xml').send(ICON));
  await app.ready();
  return {
    app,
    endWaiting: () => {
      ended = true;
      for (const news of waiting) news.end();
    },
  };
}
