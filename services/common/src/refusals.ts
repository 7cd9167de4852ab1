import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Every refusal has the same form, and none is kept by a cache: what is missing now may be there after a deploy. */
export function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  for (const header of ['ETag', 'Last-Modified', 'Content-Encoding', 'Accept-Ranges']) reply.removeHeader(header);
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send({ message });
}

/** Where the words of the framework would not do. */
const MESSAGES: Record<string, string> = {
  412: 'The file is another one than the request asked for.',
  416: 'The file has no such range.',
  503: 'Something that this server needs is away. Please try again in a moment.',
};

/** Fastify's handler of errors: what is our own fault goes to the log, not out. */
export function refuseError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  // How long the file is, for a range beyond its end.
  const range = (error as { headers?: Record<string, string> }).headers?.['Content-Range'];
  if (range) reply.header('Content-Range', range);
  // What is away has its own line in the log, not one for each request.
  if (status < 500 || status === 503) {
    return refuse(reply, status, MESSAGES[error.code] ?? MESSAGES[status] ?? error.message);
  }
  request.log.error(error, 'a request failed');
  return refuse(reply, status, 'Something went wrong on the server.');
}

/** What an application says with every answer: a refusal that never reaches it, as nobody can read the request, says it too. */
export async function headersOfRefusals(app: FastifyInstance): Promise<Record<string, string>> {
  const { headers } = await app.inject('/healthz');
  for (const own of ['date', 'x-request-id', 'connection']) delete headers[own];
  return headers as Record<string, string>;
}
