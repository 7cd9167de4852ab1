import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demo, manifest } from '../../shared/test/manifest.ts';
import { stubGroup } from '../../shared/test/stubGroup.ts';
import { check } from './check.ts';

test('a group that a shell can show has no problem', async () => {
  const crew = await stubGroup('crew', { pages: { '/bell': 'Ding' } });
  const { manifest: read, problems } = await check(crew.url);
  expect(problems).toEqual([]);
  expect(read?.demos.map(({ path }) => path)).toEqual(['/bell']);
  await crew.close();
});

/** Serves one manifest, and nothing else. */
async function problemsOf(body: unknown, headers: Record<string, string> = {}): Promise<string[]> {
  const server = createServer(({ url }, response) => {
    const isManifest = url === '/mf-manifest.json';
    const usual = {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache',
    };
    response.writeHead(isManifest ? 200 : 404, { ...usual, ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { problems } = await check(url);
  server.close();
  return problems.map((problem) => problem.replaceAll(url, 'http://crew'));
}

test('what a shell refuses is named with its field', async () => {
  const { metaData, ...others } = manifest([], 'abc');
  expect(await problemsOf({ ...others, metaData: { ...metaData, icons: 1 } })).toEqual([
    'The manifest has a wrong metaData.icons: Invalid type: Expected string but received 1.',
  ]);
  expect(await problemsOf({ ...others, metaData: { ...metaData, contract: 99, next: undefined } })).toEqual([
    expect.stringMatching(/version 99 of the contract/),
  ]);
  expect(await problemsOf('<!doctype html>')).toEqual(['The manifest is not JSON.']);
});

test('what a shell leaves out, missing files and missing headers are named', async () => {
  const demos = [demo('/bell', { expose: './bell/Bell' }), { ...demo('/ring'), title: '' }];
  const written = { ...manifest(demos, 'abc', { name: 'crew' }), exposes: [] };
  expect(await problemsOf(written, { 'Access-Control-Allow-Origin': '', 'Cache-Control': '' })).toEqual([
    'http://crew/mf-manifest.json has no header Access-Control-Allow-Origin: *, so no shell can read it.',
    'http://crew/mf-manifest.json may stay in caches: send Cache-Control: no-cache.',
    expect.stringMatching(/^The demo \/ring is left out: it has no title\.$/),
    'The page /bell names the module ./bell/Bell, which is not in exposes.',
    "The container has the name 'crew'. It must be that of the group in the table, and _remote.",
    'The build has no id. Set MF_BUILD_VERSION when you build.',
    expect.stringMatching(/remoteEntry.* answers 404\.$/),
    expect.stringMatching(/remoteEntry.* has no header Access-Control-Allow-Origin/),
  ]);
});

test('a group that does not answer is said', async () => {
  const { problems } = await check('http://localhost:9');
  expect(problems).toEqual([expect.stringMatching(/^http:\/\/localhost:9\/mf-manifest\.json does not answer: /)]);
});

test('a group behind a login is told where to read on', async () => {
  const crew = await stubGroup('crew', { pages: { '/bell': 'Ding' }, faults: { manifest: 401 } });
  const hint = 'If it is behind a login, see "A group behind a login" in docs/contract.md.';
  const { problems } = await check(crew.url);
  await crew.close();
  expect(problems).toContain(`${crew.url}/mf-manifest.json answers 401. ${hint}`);
  expect(readFileSync('docs/contract.md', 'utf8')).toContain('\n## A group behind a login\n');
});

test('what other groups of a shell have already is named, as the shell says it', async () => {
  const crew = await stubGroup('crew', { pages: { '/bell': 'Ding' } });
  const leftOut = ['The address /bell of Bell is left out: Bell of Forms has it.'];
  const shell = createServer((_, response) => response.end(JSON.stringify({ groups: [{ url: crew.url, leftOut }] })));
  await new Promise<void>((resolve) => shell.listen(0, 'localhost', resolve));
  const address = `http://localhost:${(shell.address() as AddressInfo).port}`;
  expect((await check(crew.url, address)).problems).toEqual(leftOut);
  expect((await check('http://localhost:9', address)).problems).toHaveLength(1);
  shell.close();
  await crew.close();
});

test('a page of the shell and a path that the group has twice are named', async () => {
  const demos = [demo('/guide'), demo('/ring'), demo('/ring', { title: 'Again' })];
  expect(await problemsOf(manifest(demos))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^The address \/guide of .+ is left out: Guide of the shell has it\.$/),
      expect.stringMatching(/^The address \/ring of Again is left out: .+ of this group has it\.$/),
    ]),
  );
});
