import type { FastifyError, FastifyReply } from 'fastify';

/** Every refusal has the same form, and none is kept by a cache: what is missing now may be there after a deploy. */
export function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  for (const header of ['ETag', 'Last-Modified', 'Content-Encoding', 'Accept-Ranges']) reply.removeHeader(header);
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send({ message });
}

const MESSAGES: Record<number, string> = {
  400: 'This address is not well formed.',
  412: 'The file is another one than the request asked for.',
  416: 'The file has no such range.',
};

/** The same for an error that a handler or the framework came to; what is our own fault goes to the log, not out. */
export function refuseError(error: FastifyError, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  // How long the file is, for a range beyond its end.
  const range = (error as { headers?: Record<string, string> }).headers?.['Content-Range'];
  if (range) reply.header('Content-Range', range);
  if (status >= 500) {
    console.error(error);
    return refuse(reply, 500, 'Something went wrong on the server.');
  }
  return refuse(reply, status, MESSAGES[status] ?? error.message);
}
