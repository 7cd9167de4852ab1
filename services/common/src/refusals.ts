import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** All refusals have the same form. No cache keeps one, because what is missing now may be there after a deploy. */
export function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  for (const header of ['ETag', 'Last-Modified', 'Content-Encoding', 'Accept-Ranges']) reply.removeHeader(header);
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send({ message });
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
