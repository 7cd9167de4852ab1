import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFromEnvironment } from '../../services/common/src/environment.ts';
import { readManifest } from '../../shared/contract/manifest.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';
import { runPlaywrightScript } from '../commandLine.ts';
import { runPlaywright } from './browserTests.ts';
import { copySources } from './copySources.ts';

const HELP = `
npm run test:compose -- [any argument of playwright test]

Brings the whole set up in containers, on free ports, tests it as browsers find it, builds one group anew under the running site,
and takes all down. Needs a container engine.
`;

/** What `docker-compose.yml` maps to ports of this machine. */
const ORIGINS = ['SHELL', 'FORMS', 'MEDIA', 'FRAMES', 'TABLES', 'ASYNC', 'API', 'INBOX'];

/** Resolves with whether all held, after having said what did not. Says so in one line when no engine answers. */
export async function testContainers(args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0) {
    console.error('No container engine answers (docker info): start one, or name it in DOCKER_HOST.');
    return false;
  }
  // Names and ports of its own: a set that somebody has up stays as it is.
  for (const name of ORIGINS) process.env[`${name}_PORT`] = String(await freePort());
  process.env.COMPOSE_PROJECT_NAME = `playground-test-${process.pid}`;
  const { site } = siteFromEnvironment();
  const copy = copySources(tmpdir());
  try {
    // A new line in what all builds share, so that no image is there already, whatever this machine built before.
    change(copy, 'shared/src/siteConfig.ts');
    const all = buildAll(copy) + compose(copy, ['up', '--detach', '--build', '--wait']);
    console.log(`all images built and all containers healthy in ${all.toFixed(1)} s`);
    const code = await runPlaywright(site, args, { PLAYGROUND_ELSEWHERE: 'containers', ...env });
    if (code !== 0) throw new Error('The browser tests against the containers failed.');
    await replaceOne(copy, site, all);
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  } finally {
    compose(copy, ['down', '--volumes', '--timeout', '5']);
    rmSync(copy, { recursive: true });
  }
}

/** Builds media anew, as its team would. Throws when any other origin notices. */
async function replaceOne(copy: string, site: SiteConfig, all: number) {
  const media = site.remotes.find(({ name }) => name === 'media')?.url ?? '';
  const entry = async () => readManifest(media, await (await ask(`${media}/mf-manifest.json`)).json()).entry;
  const others = () => containersOf(copy).filter((line) => !line.startsWith('media '));
  const [entryBefore, othersBefore] = [await entry(), others()];

  change(copy, 'remotes/media/src/video/Video.tsx');
  const one = compose(copy, ['up', '--detach', '--build', '--wait', 'media']);
  console.log(`media built anew and replaced in ${one.toFixed(1)} s, ${Math.round((one / all) * 100)} % of all`);
  if ((await entry()) === entryBefore) throw new Error('media still serves the build of before.');
  if (String(others()) !== String(othersBefore)) throw new Error('Replacing media touched other containers.');
  for (const url of [site.shell, site.services.mail, ...site.remotes.map((remote) => remote.url)]) {
    const { status } = await ask(`${url}/healthz`);
    if (status !== 200) throw new Error(`${url} answers ${status} after media was replaced.`);
  }
}

/** A request on a connection of its own: one that is kept would end at a container that is gone. */
async function ask(address: string): Promise<Response> {
  try {
    return await fetch(address, { headers: { connection: 'close' } });
  } catch (error) {
    throw new Error(`${address} does not answer: ${(error as Error).cause}`);
  }
}

/** The service and the identity of every running container, one a line. */
function containersOf(copy: string): string[] {
  const format = '{{.Label "com.docker.compose.service"}} {{.ID}}';
  const { stdout } = spawnSync(
    'docker',
    ['ps', '--filter', `label=com.docker.compose.project=${process.env.COMPOSE_PROJECT_NAME}`, '--format', format],
    { cwd: copy, encoding: 'utf8' },
  );
  return stdout.trim().split('\n').sort();
}

/**
 * The classic builder makes the layers that images share once for each of them when it builds them at the same time, and
 * once in all when one comes after the other. BuildKit shares them either way. Returns the seconds that it took.
 */
function buildAll(copy: string): number {
  return process.env.DOCKER_BUILDKIT === '0' ? compose(copy, ['build'], { COMPOSE_PARALLEL_LIMIT: '1' }) : 0;
}

/** Returns the seconds that it took. Throws when it fails, with what it said. */
function compose(copy: string, args: string[], env: NodeJS.ProcessEnv = {}): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('docker', ['compose', ...args], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`docker compose ${args.join(' ')} failed:\n${(stdout + stderr).slice(-4000)}`);
  return (performance.now() - started) / 1000;
}

function change(copy: string, file: string): void {
  appendFileSync(path.join(copy, file), `\n// Changed by test:compose, ${Date.now()}.\n`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

if (process.argv[1] === import.meta.filename) {
  runPlaywrightScript(HELP, [], async (args) => {
    process.exitCode = (await testContainers(args)) ? 0 : 1;
  });
}
