import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** No cache keeps a refusal, because what is missing now may be there after a deploy. */
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const TYPE = 'application/json; charset=utf-8';

/** All refusals have the same form. */
export function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  for (const header of ['ETag', 'Last-Modified', 'Content-Encoding', 'Accept-Ranges']) reply.removeHeader(header);
  return reply.code(status).headers(HEADERS).type(TYPE).send({ message });
}

/** The same for a request that never reaches Fastify. `headers` are those of the application's answers, in lower case. */
export function refusalOf(message: string, headers: Record<string, string>) {
  const body = JSON.stringify({ message });
  const own = { ...HEADERS, 'content-type': TYPE, 'content-length': String(Buffer.byteLength(body)) };
  return { headers: { ...headers, ...own } as Record<string, string>, body };
}

/** The whole answer, for a connection that has none of Node's answers. It is the last one on it. */
export function refusalText(status: number, message: string, headers: Record<string, string>): string {
  const { headers: all, body } = refusalOf(message, headers);
  const lines = Object.entries({ ...all, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

/** These replace the messages of Fastify. */
const MESSAGES: Record<string, string> = {
  412: 'The file is not the one that the request expects.',
  416: 'The file does not have this range.',
  503: 'Something that this server needs is away. Please try again in a moment.',
};

/** Fastify's error handler. Our own errors go to the log, and the client only learns that there was one. */
export function refuseError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  // For a range beyond the end of a file, this header says how long the file is.
  const range = (error as { headers?: Record<string, string> }).headers?.['Content-Range'];
  if (range) reply.header('Content-Range', range);
  // The log has one line when the store goes away (store.ts), not one for each request.
  if (status < 500 || status === 503) {
    return refuse(reply, status, MESSAGES[error.code] ?? MESSAGES[status] ?? error.message);
  }
  request.log.error(error, 'a request failed');
  return refuse(reply, status, 'Something went wrong on the server.');
}

/** The headers of all answers of an application. A request that cannot be read never reaches it, but its refusal has them too. */
export async function headersOfRefusals(app: FastifyInstance): Promise<Record<string, string>> {
  const { headers } = await app.inject('/healthz');
  for (const own of ['date', 'x-request-id', 'connection']) delete headers[own];
  return headers as Record<string, string>;
}
