import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cors from '@fastify/cors';
import files from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { BUILD_ID_FILE } from '../../../shared/contract/build.ts';
import { DOCUMENT_PARTS_FILE, type DocumentParts } from '../../../shared/contract/document.ts';
import { pathOf, refuseBadAddress, routable } from '../../common/src/addresses.ts';
import { carryOutFaults } from '../../common/src/faultPlugin.ts';
import { healthRoutes } from '../../common/src/health.ts';
import { logging, observeRequests } from '../../common/src/logging.ts';
import { refuse, refuseError } from '../../common/src/refusals.ts';
import { catalogueRoutes } from './catalogueRoutes.ts';
import { documentOf } from './document.ts';
import { COMMON_HEADERS, cacheControl, contentSecurityPolicy, PERMISSIONS_POLICY } from './headers.ts';
import { keepGroups } from './knownGroups.ts';
import { isKnown, type LiveFile, liveFiles } from './liveFile.ts';
import type { ServeOptions } from './serve.ts';
import { targetOf } from './target.ts';
import { knownPath, toldOf } from './told.ts';

/** A path that the log may show: it has no e-mail address or other text of a visitor. */
const PLAIN_PATH = /^[\w./-]{1,200}$/;

/** Whether a page asks for a fault. The page reads its address in the same way (hosts/shell/src/preload.ts). */
const UNDER_FAULT = /[?&]fault=/;

/** A range that asks for the last bytes of a file, at least one. */
const SUFFIX_RANGE = /^ *bytes=-0*[1-9]\d*$/;

/** For texts that the build does not compress, because this server writes them or they change under the same name. */
const COMPRESSION: FastifyCompressOptions = {
  global: false,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  // In bytes. For less, an extra thread costs more time than it saves.
  syncThreshold: 64 * 1024,
};

/** The application of one origin. It does not listen yet. */
export async function origin({
  root,
  name,
  site,
  internalUrls,
  hints = true,
  faults = true,
  proxies = 0,
  elsewhere,
  log = false,
  metrics,
}: ServeOptions): Promise<FastifyInstance> {
  const currentSite = typeof site === 'function' ? site : () => site;
  const isRemote = name !== 'shell';
  const methods = isRemote ? 'GET, HEAD, OPTIONS' : 'GET, HEAD';
  const app = fastify({ ...logging(log), rewriteUrl: routable, trustProxy: (_, hop) => hop < proxies });
  app.setErrorHandler(refuseError);
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'There is no such file here.'));
  const routeOf = ({ params, routeOptions }: FastifyRequest) =>
    routeOptions.url === '/*' ? targetOf((params as { '*': string })['*']).kind : (routeOptions.url ?? '(unknown)');
  observeRequests(app, {
    metrics,
    routeOf,
    urlOf: ({ originalUrl }) => (PLAIN_PATH.test(pathOf(originalUrl)) ? pathOf(originalUrl) : '(other)'),
    // Each shell asks for each manifest once a second (knownGroups.ts).
    isNoise: (route, status) => route === 'manifest' && status === 304,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Vary', 'accept-encoding');
  });

  if (isRemote) {
    await app.register(cors, {
      // For each request, because a cache that ignores Vary would keep a copy without this header for a year.
      origin: '*',
      methods: ['GET', 'HEAD'],
      strictPreflight: false,
      maxAge: 600,
    });
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(COMMON_HEADERS);
  });
  await app.register(compress, COMPRESSION);
  await app.register(files, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
  });

  app.addHook('onRequest', refuseBadAddress);
  app.addHook('onRequest', async (request, reply) => {
    if (!methods.split(', ').includes(request.method)) {
      reply.header('Allow', methods);
      return refuse(reply, 405, `Only ${methods} are answered here, not ${request.method}.`);
    }
  });
  if (isRemote) {
    const isFile = (request: FastifyRequest) => ['file', 'manifest'].includes(routeOf(request));
    carryOutFaults(app, { enabled: faults, concerns: isFile });
  }
  // Read each time, because another build can replace the folder at any time.
  const buildId = () => readFile(path.join(root, BUILD_ID_FILE), 'utf8').catch(() => undefined);
  healthRoutes(app, { about: async () => ({ name, build: await buildId() }) });

  const read = liveFiles();
  const sendLive = async (request: FastifyRequest, reply: FastifyReply, live: LiveFile | undefined) => {
    if (!live) return reply.callNotFound();
    reply.headers({ ...live.headers, 'Cache-Control': 'no-cache', ETag: live.etag });
    return isKnown(live.etag, request.headers['if-none-match']) ? reply.code(304).send() : reply.compress(live.text);
  };
  const keeper = isRemote || !hints ? undefined : keepGroups(currentSite, internalUrls);
  app.addHook('onClose', async () => keeper?.close());
  if (keeper) catalogueRoutes(app, keeper, currentSite, sendLive);
  const document = async (file: string, pathname: string, underFault: boolean) => {
    const current = currentSite();
    const known = underFault ? undefined : keeper?.current();
    const page = known && knownPath(known, pathname);
    const parts = await readFile(path.join(root, path.dirname(file), DOCUMENT_PARTS_FILE), 'utf8').catch(() => '');
    const version = JSON.stringify(current) + parts + (page ? known.version : '');
    return read(path.join(root, file), underFault ? '?fault' : (page ?? ''), version, (source) => {
      const told = known && toldOf(known, pathname);
      const own: DocumentParts | undefined = parts ? JSON.parse(parts) : undefined;
      const { html, scripts } = documentOf(source, own, current, { name, told, underFault });
      return {
        text: html,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': contentSecurityPolicy(scripts, current, elsewhere),
          'Permissions-Policy': PERMISSIONS_POLICY,
        },
      };
    });
  };
  const manifest = (file: string) =>
    read(path.join(root, file), '', '', (text) => ({
      text,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    }));

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    // Only GET has ranges.
    onRequest: async ({ method, raw }) => {
      if (method === 'HEAD') delete raw.headers.range;
    },
    errorHandler: (error: FastifyError, request, reply) => {
      const { headers } = request.raw;
      if (error.statusCode !== 416 || !SUFFIX_RANGE.test(headers.range ?? ''))
        return refuseError(error, request, reply);
      // A suffix that is longer than the file means the whole file (RFC 9110, 14.1.2). @fastify/send does not know that.
      headers.range = 'bytes=0-';
      // Sending again adds more listeners than Node allows without a warning.
      reply.raw.setMaxListeners(20);
      return reply.code(200).sendFile(request.params['*']);
    },
    handler: async (request, reply) => {
      const { kind, file } = targetOf(request.params['*']);
      switch (kind) {
        case 'malformed':
          return refuse(
            reply,
            400,
            'The path must not begin with //, or contain a part . or .., a backslash or a null byte.',
          );
        case 'document': {
          const underFault = UNDER_FAULT.test(request.originalUrl);
          return sendLive(request, reply, await document(file, `/${request.params['*']}`, underFault));
        }
        case 'manifest':
          return sendLive(request, reply, await manifest(file));
        case 'file':
          return reply.header('Cache-Control', cacheControl(file)).sendFile(file);
        case 'nothing':
          return reply.callNotFound();
      }
    },
  });
  await app.ready();
  return app;
}
