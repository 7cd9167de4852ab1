import { execFile, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { appendFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePortFrom } from '../../services/common/src/listen.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';
import { siteFromEnvironment, variableOf } from '../../shared/project/environment.ts';
import { copySources } from '../rules/copySources.ts';

/**
 * Lets `test` start containers from a copy of the sources, and removes them at the end. They have new names and free ports, so that
 * other containers and images of this project stay as they are. Rejects if no engine answers.
 */
export async function inContainers<T>(test: (copy: string, site: SiteConfig) => Promise<T>): Promise<T> {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0) {
    throw new Error('No container engine answers (docker info). Start one, or set DOCKER_HOST to its address.');
  }
  const before = { ...process.env };
  const ports = new Set<number>();
  for (const name of Object.keys(siteFromEnvironment().ports)) {
    // The port for mail is not mapped to this machine.
    if (name === 'smtp') continue;
    const port = await freePort(ports);
    ports.add(port);
    process.env[`${variableOf(name)}_PORT`] = String(port);
  }
  process.env.COMPOSE_PROJECT_NAME = `playground-test-${process.pid}`;
  process.env.TAG = 'test';
  const copy = copySources(tmpdir());
  try {
    return await test(copy, siteFromEnvironment().site);
  } finally {
    await compose(copy, ['down', '--volumes', '--timeout', '5']);
    rmSync(copy, { recursive: true });
    // What this process tests after them has ports of its own.
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
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
 * Builds all images. If the classic builder makes several at once, it makes the layers that they share for each image again. So the shell's
 * image comes alone, and then the others, one for each core. Resolves with the seconds that it took.
 */
export async function buildImages(directory: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  if (process.env.DOCKER_BUILDKIT !== '0') return 0;
  // With the profile of one each, no image is made twice.
  const one = { ...env, COMPOSE_PROFILES: 'single' };
  const shared = await compose(directory, ['build', 'shell'], one);
  const COMPOSE_PARALLEL_LIMIT = String(availableParallelism());
  return shared + (await compose(directory, ['build'], { ...one, COMPOSE_PARALLEL_LIMIT }));
}

/** The running containers, sorted by service. */
export function containers() {
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

/** A port that is probably still free minutes later. Systems give higher ports to outgoing requests (on Linux from 32768). */
export const freePort = (taken: Iterable<number> = []) => freePortFrom(randomInt(20_000, 32_000), taken);
