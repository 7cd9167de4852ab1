import { execFile, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteFromEnvironment, variableOf } from '../../services/common/src/environment.ts';
import { isFree } from '../../services/common/src/listen.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';

export function requireEngine(): void {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) return;
  throw new Error('No container engine answers (docker info). Start one, or set DOCKER_HOST to its address.');
}

/** From now on, Compose uses new names and free ports, so that other containers and images of this project stay as they are. */
export async function takeOwnNames(): Promise<SiteConfig> {
  // The port for mail is not mapped to this machine.
  const origins = Object.keys(siteFromEnvironment().ports).filter((name) => name !== 'smtp');
  const ports = new Set<number>();
  while (ports.size < origins.length) ports.add(await freePort());
  for (const port of ports) process.env[`${variableOf(origins.shift() as string)}_PORT`] = String(port);
  process.env.COMPOSE_PROJECT_NAME = `playground-test-${process.pid}`;
  process.env.TAG = 'test';
  return siteFromEnvironment().site;
}

/** Runs Compose in a folder with the project's sources. Resolves with the seconds that it took; rejects with its output. */
export async function compose(directory: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const started = performance.now();
  const options = { cwd: directory, env: { ...process.env, ...env }, maxBuffer: Number.POSITIVE_INFINITY };
  await promisify(execFile)('docker', ['compose', ...args], options).catch(({ stdout, stderr }) => {
    throw new Error(`docker compose ${args.join(' ')} failed:\n${(stdout + stderr).slice(-4000)}`);
  });
  return (performance.now() - started) / 1000;
}

/**
 * Builds one image after the other, if BuildKit is off: the classic builder makes layers that images share only once then, and once
 * for each image otherwise. Resolves with the seconds that it took.
 */
export async function buildInTurn(
  directory: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  if (process.env.DOCKER_BUILDKIT !== '0') return 0;
  return compose(directory, [...args, 'build'], { COMPOSE_PARALLEL_LIMIT: '1', ...env });
}

/** The running containers, sorted by service. */
export function containers(): { service: string; id: string }[] {
  const format = '{{.Label "com.docker.compose.service"}} {{.ID}}';
  const filter = `label=com.docker.compose.project=${process.env.COMPOSE_PROJECT_NAME}`;
  const { stdout } = spawnSync('docker', ['ps', '--filter', filter, '--format', format], { encoding: 'utf8' });
  const lines = stdout.trim().split('\n').sort();
  return lines.map((line) => line.split(' ')).map(([service = '', id = '']) => ({ service, id }));
}

/** Adds a line to a source file, so that everything made from it is new. */
export function change(directory: string, file: string): void {
  appendFileSync(path.join(directory, file), `\n// Changed by a test, ${Date.now()}.\n`);
}

/**
 * A port that is free, and probably still free when it is used minutes later: it is below the ports that systems give to each outgoing
 * request (from 32768 on Linux, from 49152 elsewhere).
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) return port;
  }
}
