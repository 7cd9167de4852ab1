import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePortFrom } from '../../services/common/src/listen.ts';
import { contentSecurityPolicy, WITH_WORKER } from '../../services/origin/src/render/headers.ts';
import { siteFromEnvironment } from '../../shared/project/environment.ts';
import { nginxFor } from './nginx.ts';

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);

(nginx ? test : test.skip)('nginx serves a published group as docs/headers.md says', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'playground-nginx-'));
  const folder = path.join(place, 'www');
  const files = {
    'index.html': '<p>Page</p>',
    'mf-manifest.json': '{}',
    'static/main.0123456789ab.js': '1',
    'assets/page.html': `${WITH_WORKER}<p>Frame</p>`,
    '.builds/builds.json': '[]',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const port = await freePortFrom(21_000, []);
  const row = {
    ...{ name: 'crew', title: 'Crew', url: `http://localhost:${port}` },
    ...{ services: { tally: `http://localhost:${port}/tally` }, proxy: { tally: 'http://localhost:9' } },
  };
  const addresses = siteFromEnvironment({ REMOTES: JSON.stringify([row]) });
  const made = nginxFor('crew', folder, ['theme()'], addresses);
  const logs = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${place}/${kind};`,
  );
  const types = 'types { text/html html; text/javascript js; application/json json; }';
  const file = path.join(place, 'nginx.conf');
  // As root, its workers are otherwise a user who cannot read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `${user} daemon off; pid ${place}/pid; error_log ${place}/log; events {} http { access_log off; ${types} ${logs.join(' ')}\n${made}}`,
  );
  const server = spawn(nginx as string, ['-c', file, '-p', place, '-e', `${place}/log`], { stdio: 'ignore' });
  try {
    const ask = async (address: string) => {
      const { status, headers } = await fetch(row.url + address);
      return { status, ...Object.fromEntries(headers) };
    };
    for (let tries = 0; tries < 100 && !existsSync(`${place}/pid`); tries++) spawnSync('sleep', ['0.05']);
    const policy = contentSecurityPolicy(['theme()'], addresses.site, { group: 'crew' });
    expect(await ask('/counter')).toMatchObject({
      ...{ status: 200, 'content-type': 'text/html', 'cache-control': 'no-cache', 'content-security-policy': policy },
      ...{ 'x-content-type-options': 'nosniff', 'permissions-policy': expect.stringContaining('camera=(self)') },
    });
    expect(await ask('/assets/page.html')).toMatchObject({
      'content-security-policy': expect.stringContaining("worker-src 'self'"),
    });
    expect(await ask('/static/main.0123456789ab.js')).toMatchObject({
      ...{ status: 200, 'content-type': 'text/javascript', 'access-control-allow-origin': '*' },
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const manifest = await ask('/mf-manifest.json');
    expect(manifest).toMatchObject({ status: 200, 'cache-control': 'no-cache', etag: expect.any(String) });
    expect(manifest).not.toHaveProperty('content-security-policy');
    for (const nothing of ['/static/gone.0123456789ab.js', '/static/gone', '/.builds/builds.json', '/gone.html'])
      expect(await ask(nothing)).toMatchObject({
        ...{ status: 404, 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
      });
    // Nothing listens there.
    expect((await ask('/tally/count')).status).toBe(502);
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(place, { recursive: true });
  }
});
