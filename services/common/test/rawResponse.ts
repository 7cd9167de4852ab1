import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** What a client gets for one request, even if the connection breaks. Undefined is what never came. */
export interface RawResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The code of the error that ended it too early. */
  error: string | undefined;
}

interface Asked {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** Aborted when the visitor leaves. */
  signal?: AbortSignal;
  /** By default the request has its own connection. */
  agent?: Agent | false;
}

/** Unlike fetch, it sends the path exactly as it is written, decompresses nothing, and never rejects. */
export function rawResponse(
  url: string,
  target: string,
  { body, agent = false, ...asked }: Asked = {},
): Promise<RawResponse> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const seen: RawResponse = { status: undefined, headers: {}, body: Buffer.alloc(0), error: undefined };
    const failed = ({ code }: NodeJS.ErrnoException) => {
      seen.error ??= code;
    };
    request({ hostname, port, path: target, agent, ...asked }, (response) => {
      seen.status = response.statusCode;
      seen.headers = response.headers;
      response.on('data', (chunk) => {
        seen.body = Buffer.concat([seen.body, chunk]);
      });
      response.on('error', failed);
    })
      .on('error', failed)
      .on('close', () => resolve(seen))
      .end(body);
  });
}
