import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { siteFromEnvironment } from '../../services/common/src/environment.ts';
import { isFree } from '../../services/common/src/listen.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';

/** What `docker-compose.yml` maps to ports of this machine. */
const ORIGINS = ['SHELL', 'FORMS', 'MEDIA', 'FRAMES', 'TABLES', 'ASYNC', 'API', 'INBOX'];

/** Throws when no container engine answers, with what to do. */
export function requireEngine(): void {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) return;
  throw new Error('No container engine answers (docker info): start one, or name it in DOCKER_HOST.');
}

/** From here on Compose works under names and on ports of its own: a set that somebody has up, and its images, stay as they are. */
export async function takeOwnNames(): Promise<SiteConfig> {
  const ports = new Set<number>();
  while (ports.size < ORIGINS.length) ports.add(await freePort());
  for (const [index, port] of [...ports].entries()) process.env[`${ORIGINS[index]}_PORT`] = String(port);
  process.env.COMPOSE_PROJECT_NAME = `playground-test-${process.pid}`;
  process.env.TAG = 'test';
  return siteFromEnvironment().site;
}

/** Runs Compose in a folder with the project's sources. Resolves with the seconds that it took; rejects with what it said. */
export async function compose(directory: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const started = performance.now();
  const child = spawn('docker', ['compose', ...args], { cwd: directory, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`docker compose ${args.join(' ')} failed:\n${output.slice(-4000)}`);
  return (performance.now() - started) / 1000;
}

/**
 * The classic builder makes the layers that images share once for each of them when it builds them at the same time, and
 * once in all when one comes after the other. BuildKit shares them either way. Resolves with the seconds that it took.
 */
export async function buildInTurn(
  directory: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  if (process.env.DOCKER_BUILDKIT !== '0') return 0;
  return compose(directory, [...args, 'build'], { COMPOSE_PARALLEL_LIMIT: '1', ...env });
}

/** The running containers: their services and identities. */
export function containers(): { service: string; id: string }[] {
  const format = '{{.Label "com.docker.compose.service"}} {{.ID}}';
  const filter = `label=com.docker.compose.project=${process.env.COMPOSE_PROJECT_NAME}`;
  const { stdout } = spawnSync('docker', ['ps', '--filter', filter, '--format', format], { encoding: 'utf8' });
  const lines = stdout.trim().split('\n').sort();
  return lines.map((line) => line.split(' ')).map(([service = '', id = '']) => ({ service, id }));
}

/** A new line in a file of the sources, so that whatever is made of it is new. */
export function change(directory: string, file: string): void {
  appendFileSync(path.join(directory, file), `\n// Changed by a test, ${Date.now()}.\n`);
}

/**
 * A port that is free and stays so until it is used, minutes later: below those that systems give to whoever asks for any (from 32768
 * on Linux, 49152 elsewhere), as each request that is sent meanwhile does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) return port;
  }
}
