import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocumentParts } from '../../../shared/contract/document.ts';
import { CONTRACT } from '../../../shared/contract/manifest.ts';
import type { SiteConfig } from '../../../shared/contract/site.ts';
import type { Listener } from '../../common/src/listen.ts';
import { type RawResponse, rawResponse } from '../../common/test/rawResponse.ts';
import { renderDocument } from '../src/render/document.ts';
import type { OriginOptions } from '../src/serve/origin.ts';
import { serve } from '../src/serve/serve.ts';

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

/** What the document of a small shell is made of. */
export const PARTS: DocumentParts = {
  contract: CONTRACT,
  title: 'Playground',
  theme: 'theme()',
  early: 'early()',
  main: '/static/main.0123456789ab.js',
  styles: ['/static/main.css'],
  homeStyles: ['/static/lean.css'],
  home: '/static/home.js',
  federation: { script: '/static/federation.js', styles: ['/static/federation.css'] },
};

/** The document of a build without parts, long enough to be worth compressing. */
export const HTML = `${renderDocument(PARTS, site, { name: 'forms' }).html}<!-- ${'a comment '.repeat(90)}-->`;

/** The files of the document of a build with parts. */
export const DOCUMENT = {
  'index.html': renderDocument(PARTS, site, { name: 'shell' }).html,
  'document.json': JSON.stringify(PARTS),
};

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
  options: Partial<OriginOptions> = {},
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
