import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import type { SiteConfig } from '../contract/site.ts';

/** A shell for tests of a group's container: it shows a page at its path, with nothing around it. */
export interface StubShell {
  url: string;
  close(): Promise<void>;
}

/** Serves it on a free port, for the first group of the site. Its React is that of this project. */
export async function stubShell(site: Pick<SiteConfig, 'remotes' | 'services'>): Promise<StubShell> {
  const made = await build({
    entryPoints: [path.join(import.meta.dirname, 'stubShellPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const script = made.outputFiles[0]?.text;
  const server = createServer(({ url = '/', headers }, response) => {
    const isScript = url === '/shell.js';
    response.setHeader('Content-Type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`);
    const config = JSON.stringify({ ...site, shell: `http://${headers.host}` }).replaceAll('<', '\\u003c');
    response.end(
      isScript
        ? script
        : `<!doctype html><html lang="en"><title>A shell for tests</title><link rel="icon" href="data:,">
<script type="application/json" id="playground">${config}</script><div id="root"></div><script src="/shell.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
