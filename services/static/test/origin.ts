import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT } from '../../../shared/contract/manifest.ts';
import type { SiteConfig } from '../../../shared/contract/site.ts';
import type { Listener } from '../../common/src/listen.ts';
import { type ServeOptions, serve } from '../src/serve.ts';

export const site: SiteConfig = {
  shell: 'http://localhost:3000',
  remotes: [
    { name: 'forms', title: 'Forms', url: 'http://localhost:3001' },
    { name: 'media', title: 'Media', url: 'http://localhost:3002' },
  ],
  services: {
    mail: 'http://localhost:3100',
    geocoder: 'https://geo.example/nominatim',
    inbox: 'http://localhost:3101',
  },
};

export const HTML = `<!doctype html><title>Playground</title><meta name="description" content="Pages."><script>theme()</script>
<script type="application/json" id="playground" data-contract="${CONTRACT}">{}</script>
<!--preload--><!--/preload--><!--early--><script>early()</script><!--/early-->
<!--demo <link rel="preload" as="script" href="/static/federation.js"><link rel="stylesheet" href="/static/federation.css">-->
<!--home--><link rel="stylesheet" href="/static/lean.css"><!--/home--><script defer src="/static/main.0123456789ab.js"></script>
<!--demo <script defer src="/static/federation.js"></script>--><!--code--><!--/code-->
<!-- ${'long enough to be worth compressing '.repeat(30)}-->`;

/** A folder like a build's, with these files in it (their default is a small one). */
export async function folder(files: Record<string, string | Buffer> = { 'index.html': HTML }): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'playground-static-'));
  folders.push(root);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  return root;
}

/** A server of such a folder on a free port. */
export async function served(
  files?: Record<string, string | Buffer>,
  options: Partial<ServeOptions> = {},
): Promise<Listener & { root: string }> {
  const root = await folder(files);
  const server = await serve({ root, name: 'forms', site, ...options });
  servers.push(server);
  return { ...server, root };
}

const folders: string[] = [];
const servers: Listener[] = [];

/** Ends the servers and removes the folders of a test. */
export async function cleanUp(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await Promise.all(folders.splice(0).map((root) => rm(root, { recursive: true, force: true })));
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request with the path exactly as it is written: fetch would tidy `..` away and unpack what is compressed. */
export function ask(
  { url }: { url: string },
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const request = httpRequest({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end();
  });
}
