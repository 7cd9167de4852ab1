import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** What a client sees of one request, however it ends: undefined is what never came. */
export interface RawResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The code of what ended it before its end. */
  error: string | undefined;
}

interface Asked {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** The visitor leaves. */
  signal?: AbortSignal;
  /** By default a connection of its own. */
  agent?: Agent | false;
}

/** Never rejects. The address goes out exactly as it is written, and nothing is unpacked. */
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
