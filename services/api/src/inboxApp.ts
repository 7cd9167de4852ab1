import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { mailbox } from '../../../shared/contract/mailbox.ts';
import { refuseBadAddress } from '../../common/src/addresses.ts';
import { healthRoutes } from '../../common/src/health.ts';
import { Places } from '../../common/src/places.ts';
import { refuse } from '../../common/src/refusals.ts';
import { type CommonOptions, fastifyOptions, prepare } from './application.ts';
import { mailboxKey } from './emailAddress.ts';
import { homePage, mailboxPage } from './inboxPage.ts';
import type { Mail, Mailboxes } from './mailboxes.ts';
import { ownAddresses } from './ownAddresses.ts';
import { HOUSE_STYLE, serveFolder } from './serveFolder.ts';

export interface InboxAppOptions extends CommonOptions {
  mailboxes: Mailboxes;
  publicUrl: string;
  /** Whether the port is a free one, so that `publicUrl` does not name it. */
  onFreePort: boolean;
}

/** How many clients may wait for mail at the same time. */
const MAX_WAITING = 400;

/** Answers with more text than this, in characters, that are sent at the same time. */
const LARGE = 64 * 1024;
const MAX_LARGE = 2;

/** A stream ends after this time, so that others get its place. Browsers open it again by themselves. */
const STREAM_MS = 10 * 60_000;

/** Proxies close a silent connection, and only a write shows that a client is gone. */
const SIGN_OF_LIFE_MS = 20_000;

type Mailbox = { Params: { address: string } };

/** The pages, the REST interface and the live updates of the inbox. The application does not listen yet. */
export async function createInboxApp(options: InboxAppOptions): Promise<FastifyInstance> {
  const { mailboxes, publicUrl, onFreePort, build, ready } = options;
  const app = Fastify({
    ...fastifyOptions(options),
    // A character of an address may have three bytes in UTF-8, and a path writes each byte as three characters.
    routerOptions: { maxParamLength: 9 * 60 },
  });
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const places = new Places(MAX_WAITING);
  const largeAnswers = new Places(MAX_LARGE);
  const waiting = new Set<PassThrough>();

  await prepare(app, {
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
    // A container asks itself for them, by an address that is not ours.
    if (['/healthz', '/readyz'].includes(request.url)) return;
    const { host, origin } = request.headers;
    const port = request.socket.localPort;
    // The owner of another name can let it point to us. Then his pages would have the same origin as the inbox.
    if (!isOurs('host', host, port)) return refuse(reply, 421, 'The inbox is not at this address.');
    if (origin !== undefined && !isOurs('origin', origin, port)) {
      return refuse(reply, 403, 'Pages of other origins may not read the inbox.');
    }
  });

  /** Says when the mailbox may have new mail, first at once, until `ms` are over. Undefined if too many clients wait already. */
  async function follow(address: string, ip: string, ms: number): Promise<PassThrough | undefined> {
    const leave = places.take(ip);
    if (!leave) return undefined;
    const news = new PassThrough();
    // A client that does not read needs only one message.
    const tell = (text: string) => news.writable && !news.writableNeedDrain && news.write(text);
    const signs = setInterval(tell, SIGN_OF_LIFE_MS, ': still here\n\n').unref();
    const end = setTimeout(() => news.end(), ms);
    const unfollow = mailboxes.follow(address, () => tell('data: mail\n\n'));
    waiting.add(news);
    news.once('close', async () => {
      leave();
      waiting.delete(news);
      clearInterval(signs);
      clearTimeout(end);
      (await unfollow.catch(() => undefined))?.();
    });
    await unfollow.catch((error) => {
      news.destroy();
      throw error;
    });
    tell('data: mail\n\n');
    if (app.ending.aborted) news.end();
    return news;
  }

  async function waitForMail(address: string, seconds: number, { request, raw }: FastifyReply) {
    const news = await follow(address, request.ip, seconds * 1000);
    if (!news) return undefined;
    // The client may have left while the store was asked.
    if (raw.destroyed) news.end();
    raw.once('close', () => news.end());
    for await (const _ of news) {
      const mails = await mailboxes.read(address);
      if (mails.length > 0) return mails;
    }
    return [];
  }

  const keyOf = ({ params }: FastifyRequest<Mailbox>) => {
    const address = mailbox(params.address);
    return address && mailboxKey(address);
  };
  const sendPage = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);
  const busy = (reply: FastifyReply) => refuse(reply, 503, 'Too many clients wait for mail. Please try again later.');
  /** Whether there is room in the memory for an answer with these mails, until the client has it. */
  const hasRoom = (mails: Mail[], { request, raw }: FastifyReply) => {
    if (mails.reduce((sum, { text }) => sum + text.length, 0) < LARGE) return true;
    const leave = largeAnswers.take(request.ip);
    if (raw.closed) leave?.();
    else if (leave) raw.once('close', leave);
    return leave !== undefined;
  };
  const full = (reply: FastifyReply) =>
    refuse(reply.header('retry-after', 1), 503, 'Too many large mailboxes are read. Please try again in a second.');
  const notAnAddress = 'This is not an e-mail address.';

  healthRoutes(app, { about: async () => ({ build }), ready });
  app.ending.addEventListener('abort', () => {
    for (const news of waiting) news.end();
  });
  app.get('/', (_, reply) => sendPage(reply, homePage(base)));
  app.get<{ Querystring: { address?: string } }>('/mailbox', ({ query }, reply) =>
    reply.redirect(`${base}/mailbox/${encodeURIComponent(String(query.address ?? '').trim())}`, 303),
  );
  app.get<Mailbox>('/mailbox/:address', async (request, reply) => {
    const address = keyOf(request);
    if (!address) return sendPage(reply.code(400), homePage(base, { typed: request.params.address, notAnAddress }));
    const mails = await mailboxes.read(address);
    return hasRoom(mails, reply) ? sendPage(reply, mailboxPage(base, address, mails)) : full(reply);
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
      if (!mails) return busy(reply);
      return hasRoom(mails, reply) ? { mails } : full(reply);
    },
  );
  // Without HEAD, because it would follow the mailbox although its answer has no body.
  app.get<Mailbox>('/api/mailbox/:address/events', { exposeHeadRoute: false }, async (request, reply) => {
    const address = keyOf(request);
    if (!address) return refuse(reply, 400, notAnAddress);
    const news = await follow(address, request.ip, STREAM_MS);
    if (!news) return busy(reply);
    // Otherwise nginx collects messages before it sends them.
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(news);
  });
  serveFolder(app, HOUSE_STYLE);
  await app.ready();
  return app;
}
