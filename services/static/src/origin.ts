import path from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { renderDocument } from './document.ts';
import { cacheControl, contentSecurityPolicy, HELMET, PERMISSIONS_POLICY } from './headers.ts';
import { acceptedEncoding, isKnown, liveFiles, type Prepare } from './liveFile.ts';
import { refuse, refuseError } from './refusals.ts';
import type { ServeOptions } from './serve.ts';
import { targetOf } from './target.ts';

/** What RFC 9110 asks a server to take at least, in octets. */
const LONGEST_ADDRESS = 8000;

/** The application of one origin, ready for requests. */
export async function origin({ root, name, site, shellOrigins, elsewhere }: ServeOptions): Promise<FastifyInstance> {
  const currentSite = typeof site === 'function' ? site : () => site;
  const isRemote = name !== 'shell';
  const methods = isRemote ? 'GET, HEAD, OPTIONS' : 'GET, HEAD';
  const app = fastify({
    frameworkErrors: (error, _request, reply) => refuseError(error, reply as FastifyReply),
  });

  if (isRemote) {
    await app.register(cors, {
      origin: (_origin, answer) => answer(null, shellOrigins ?? [currentSite().shell]),
      methods: ['GET', 'HEAD'],
      strictPreflight: false,
      maxAge: 600,
    });
  }
  await app.register(helmet, HELMET);
  await app.register(files, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
  });

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.length > LONGEST_ADDRESS) return refuse(reply, 414, 'This address is too long.');
    if (!methods.split(', ').includes(request.method)) {
      reply.header('Allow', methods);
      return refuse(reply, 405, `Only ${methods} are answered here, not ${request.method}.`);
    }
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => refuseError(error, reply));
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'There is no such file here.'));
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok', name }));

  const live = liveFiles();
  const sendLive = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    version: string,
    prepare: Prepare,
  ) => {
    const found = await live(path.join(root, file), version, prepare);
    if (!found) return reply.callNotFound();
    varyByEncoding(reply).headers(found.headers).headers({ 'Cache-Control': 'no-cache', ETag: found.etag });
    if (isKnown(found.etag, request.headers['if-none-match'])) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply.send(await found.body(encoding));
  };
  const sendDocument = (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const current = currentSite();
    return sendLive(request, reply, file, JSON.stringify(current), (source) => {
      const text = renderDocument(source, current, name);
      return {
        text,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': contentSecurityPolicy(text, current, shellOrigins, elsewhere),
          'Permissions-Policy': PERMISSIONS_POLICY,
        },
      };
    });
  };
  const sendManifest = (request: FastifyRequest, reply: FastifyReply, file: string) =>
    sendLive(request, reply, file, '', (text) => ({
      text,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    }));

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const { kind, file } = targetOf(request.params['*']);
      switch (kind) {
        case 'malformed':
          return refuse(reply, 400, 'The path of an address must not hold ., .., backslashes or null bytes.');
        case 'document':
          return sendDocument(request, reply, file);
        case 'manifest':
          return sendManifest(request, reply, file);
        case 'file':
          varyByEncoding(reply).header('Cache-Control', cacheControl(file));
          return reply.sendFile(file);
        case 'nothing':
          return reply.callNotFound();
      }
    },
  });
  await app.ready();
  return app;
}

function varyByEncoding(reply: FastifyReply): FastifyReply {
  const vary = reply.getHeader('Vary');
  return reply.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}
