import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readManifest } from '../../shared/contract/manifest.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';
import { originsOf } from '../../shared/project/environment.ts';
import { root } from '../../shared/project/folders.ts';
import { runPlaywrightScript } from '../commandLine.ts';
import { testSiteAt } from '../testing/browserTests.ts';
import { buildImages, change, compose, containers, inContainers } from './compose.ts';

const HELP = `
npm run test:compose -- [any argument of playwright test]

Starts all containers on free ports and runs the browser tests against them. Then it builds and replaces one group while the site
runs, and stops everything. It needs a container engine.
`;

const execute = promisify(execFile);

const UP = ['up', '--detach', '--build', '--wait'];

/** Resolves with whether everything passed, and prints what failed. Rejects if no container engine answers. */
export function testContainers(args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return inContainers(async (copy, site) => {
    try {
      // All builds contain this file, so that no image can come from an earlier build on this machine.
      change(copy, 'shared/src/siteConfig.ts');
      const all = (await buildImages(copy, env)) + (await compose(copy, UP, env));
      console.log(`all images built and all containers healthy in ${all.toFixed(1)} s`);
      const code = await testSiteAt(site.shell, args, env);
      if (code !== 0) throw new Error('The browser tests against the containers failed.');
      await replaceOne(copy, site, all);
      await allInOne(copy, site);
      return true;
    } catch (error) {
      console.error((error as Error).message);
      return false;
    }
  });
}

/** Builds and replaces media with its versions, as its team would. Throws if that changes any other origin. */
async function replaceOne(copy: string, site: SiteConfig, all: number) {
  const media = site.remotes.find(({ name }) => name === 'media')?.url ?? '';
  const entry = async () => readManifest(media, await (await ask(`${media}/mf-manifest.json`)).json()).entry;
  const others = () => JSON.stringify(containers().filter(({ service }) => service !== 'media'));
  const [entryBefore, othersBefore] = [await entry(), others()];

  change(copy, 'remotes/media/src/video/Video.tsx');
  const one = await compose(copy, [...UP, 'media']);
  console.log(`media built again and replaced in ${one.toFixed(1)} s, ${Math.round((one / all) * 100)} % of all`);
  if ((await entry()) === entryBefore) throw new Error('media still serves its old build.');
  if (!(await ask(`${media}/versions/mf-manifest.json`)).ok) throw new Error('media has no versions.');
  if (!(await ask(entryBefore)).ok) throw new Error('media no longer serves the files of its old build to open pages.');
  if (others() !== othersBefore) throw new Error('Replacing media changed other containers.');
  for (const url of [...originsOf(site), site.services.mail]) {
    const { status } = await ask(`${url}/healthz`);
    if (status !== 200) throw new Error(`${url} answers ${status} after media was replaced.`);
  }
}

/**
 * Starts the whole site from its one image, as it would run elsewhere. Throws if it does not answer, or does not end as it should. The image has the
 * builds of this checkout: to build them once more in a container would take minutes.
 */
async function allInOne(copy: string, site: SiteConfig) {
  await compose(copy, ['down', '--timeout', '5']);
  const dockerfile = readFileSync(path.join(copy, 'Dockerfile'), 'utf8');
  const [stage = ''] = /FROM \S+ AS all\n.*?(?=\nFROM )/s.exec(dockerfile) ?? [];
  const files = path.join(copy, 'dist.release');
  await execute(process.execPath, ['scripts/run.mjs', 'scripts/release/release.ts', '--unpacked', files], {
    cwd: root,
  });
  writeFileSync(
    path.join(files, 'Dockerfile'),
    `ARG NODE_IMAGE=node:24-slim\n${stage.replace('--from=site /image', '.')}`,
  );
  await execute('docker', ['build', '--tag', `playground/all:${process.env.TAG}`, files]);
  const one = { COMPOSE_PROFILES: 'one' };
  try {
    const seconds = await compose(copy, ['up', '--detach', '--wait', 'all'], one);
    console.log(`the whole site healthy in one container in ${seconds.toFixed(1)} s`);
    for (const url of [...originsOf(site), ...Object.values(site.services)]) {
      const { status } = await ask(`${url}/healthz`);
      if (status !== 200) throw new Error(`${url} answers ${status} in the image of the whole site.`);
    }
    const [{ id } = { id: '' }] = containers();
    await compose(copy, ['stop'], one);
    const { stdout } = await execute('docker', ['inspect', '--format', '{{.Config.User}} {{.State.ExitCode}}', id]);
    if (stdout.trim() !== 'node 0') throw new Error(`The container of the whole site ended as: ${stdout.trim()}.`);
  } finally {
    await compose(copy, ['down'], one);
  }
}

/** Uses a new connection each time: a kept one would lead to a container that is gone. */
async function ask(address: string): Promise<Response> {
  return fetch(address, { headers: { connection: 'close' } }).catch(({ cause }: Error) => {
    throw new Error(`${address} does not answer: ${cause}`);
  });
}

if (process.argv[1] === import.meta.filename) {
  runPlaywrightScript(HELP, [], async (args) => {
    process.exitCode = (await testContainers(args)) ? 0 : 1;
  });
}
