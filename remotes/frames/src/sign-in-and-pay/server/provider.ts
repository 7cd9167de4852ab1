import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import { refuseBadAddress } from '@playground/kit/common/addresses';
import { healthRoutes } from '@playground/kit/common/health';
import { refuse } from '@playground/kit/common/refusals';
import { type CommonOptions, fastifyOptions, prepare } from '@playground/kit/server/application';
import type { Limits } from '@playground/kit/server/limits';
import { ownAddresses } from '@playground/kit/server/ownAddresses';
import { answers, HEALTH, READINESS } from '@playground/kit/server/schemas';
import { HOUSE_STYLE, serveFolder } from '@playground/kit/server/serveFolder';
import type { Place } from '@playground/kit/server/serverParts';
import type { Store } from '@playground/kit/server/store';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { html } from 'ghtml';

/** The servers of the page Sign In and Pay, each on an origin of its own. */
type Provider = 'identity' | 'pay' | 'bank';

const NAMES: Record<Provider, string> = { identity: 'Sign-in Provider', pay: 'Payment Provider', bank: 'Test Bank' };

export interface ProviderOptions extends CommonOptions, Place<Provider> {
  /** The origins of the shop. */
  shops: string[];
  limits: Limits;
  store: Store | undefined;
}

interface Own {
  /** Which origins may embed the document at this address, as the policy writes them. */
  ancestors: (url: string) => string[];
  /** Where its forms may lead, and which frames it may have. */
  formAction?: () => string[];
  frames?: () => string[];
  /** Whether pages of other origins may call it. */
  isCalled?: boolean;
}

/** The application of a provider, without its own routes. It does not listen yet. */
export async function providerApp(name: Provider, options: ProviderOptions, own: Own): Promise<FastifyInstance> {
  const { publicUrl, onFreePort, build, ready, limits, store } = options;
  const app = Fastify({
    ...fastifyOptions(options),
    bodyLimit: 4096,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.removeContentTypeParser('text/plain');
  const list = (sources: string[] | undefined) => (sources?.length ? sources.join(' ') : "'none'");
  await prepare(app, {
    prefix: `${name} `,
    hasOpener: true,
    directives: {
      'default-src': ["'none'"],
      ...Object.fromEntries(['script', 'style', 'connect'].map((kind) => [`${kind}-src`, ["'self'"]])),
      'img-src': ['data:'],
      'frame-src': [() => list(own.frames?.())],
      'form-action': [() => list(own.formAction?.())],
      'base-uri': ["'none'"],
      'frame-ancestors': [({ url = '' }) => list(own.ancestors(url))],
    },
  });
  app.addHook('onRequest', refuseBadAddress);
  const isOurs = ownAddresses(publicUrl, onFreePort);
  app.addHook('onRequest', async (request, reply) => {
    // A container asks itself for them, by an address that is not ours.
    if (['/healthz', '/readyz'].includes(request.url)) return;
    const { host, origin } = request.headers;
    const port = request.socket.localPort;
    if (!isOurs('host', host, port)) return refuse(reply, 421, `The ${NAMES[name]} is not at this address.`);
    if (!own.isCalled && origin !== undefined && !isOurs('origin', origin, port)) {
      return refuse(reply, 403, `Pages of other origins may not call the ${NAMES[name]}.`);
    }
  });
  await app.register(rateLimit, {
    max: limits.providerRequestsPerAddress,
    timeWindow: limits.window,
    redis: store,
    nameSpace: `limit:${name}:`,
    allowList: ({ url }) => ['/healthz', '/readyz'].includes(url),
    errorResponseBuilder: (_, { statusCode, after }) =>
      Object.assign(new Error(`Too many requests. Please try again in ${after}.`), { statusCode }),
  });
  healthRoutes(app, {
    about: async () => ({ build }),
    ready,
    schemas: { healthz: { response: answers(HEALTH) }, readyz: { response: answers(READINESS) } },
  });
  for (const folder of [HOUSE_STYLE, path.join(import.meta.dirname, 'documents')]) serveFolder(app, folder);
  return app;
}

export interface DocumentOptions {
  title: string;
  content: string;
  /** Its own script, after `hand.js`. Both run before there is a field, so they miss nothing that a quick tool types. */
  script?: string;
  /** In a frame: without a header, and in the colours of the page. */
  framed?: boolean;
  field?: boolean;
  theme?: string | undefined;
  data?: Record<string, string>;
}

/** Answers with a document of a provider. */
export const sendPage = (reply: FastifyReply, name: Provider, options: DocumentOptions) =>
  reply.type('text/html; charset=utf-8').send(providerPage(name, options));

/** A document of a provider. */
export function providerPage(name: Provider, options: DocumentOptions): string {
  const { title, content, script, framed = false, field = false, theme = '', data = {} } = options;
  const attributes = Object.entries(data).map(([key, value]) => html`data-${key}="${value}" `);
  return html`<!doctype html>
<html lang="en" class="${['light', 'dark'].includes(theme) ? theme : ''}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · ${NAMES[name]}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/style.css">
    <link rel="stylesheet" href="/provider.css">
    <script src="/theme.js"></script>
    <script src="/hand.js"></script>
    !${script ? html`<script src="/${script}"></script>` : ''}
  </head>
  <body class="${framed ? 'framed' : ''} ${field ? 'field' : ''}" !${attributes}>
    !${framed ? '' : html`<header><a>${NAMES[name]}</a></header>`}
    <main aria-label="${field ? NAMES[name] : title}">
      !${field ? '' : html`<h1>${title}</h1>`}
      !${content}
      <p id="said" role="status"></p>
    </main>
  </body>
</html>
`;
}
