import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT } from '../../../shared/contract/manifest.ts';
import type { SiteConfig } from '../../../shared/contract/site.ts';
import type { Listener } from '../../common/src/listen.ts';
import { type RawResponse, rawResponse } from '../../common/test/rawResponse.ts';
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

/** A folder with these files. By default it is like a small build. */
export async function folder(files: Record<string, string | Buffer> = { 'index.html': HTML }): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'playground-static-'));
  folders.push(root);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  return root;
}

/** A server of such a folder, on a free port. */
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

/** Closes the servers and removes the folders of a test. */
export async function cleanUp(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await Promise.all(folders.splice(0).map((root) => rm(root, { recursive: true, force: true })));
}

export type Answer = RawResponse & { status: number };

/** One request, with its path exactly as it is written. Rejects if there is no whole answer. */
export async function ask(
  { url }: { url: string },
  target: string,
  asked: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { status, error, ...answer } = await rawResponse(url, target, asked);
  if (status === undefined || error) throw Object.assign(new Error(`No whole answer: ${error}.`), { code: error });
  return { ...answer, status, error };
}
