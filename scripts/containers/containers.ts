import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { readManifest } from '../../shared/contract/manifest.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';
import { runPlaywrightScript } from '../commandLine.ts';
import { copySources } from '../rules/copySources.ts';
import { testSiteAt } from '../testing/browserTests.ts';
import { buildInTurn, change, compose, containers, requireEngine, takeOwnNames } from './compose.ts';

const HELP = `
npm run test:compose -- [any argument of playwright test]

Brings the whole set up in containers, on free ports, tests it as browsers find it, builds one group anew under the running site,
and takes all down. Needs a container engine.
`;

/** Resolves with whether all held, after having said what did not. Rejects with one line when no engine answers. */
export async function testContainers(args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  requireEngine();
  const site = await takeOwnNames();
  const copy = copySources(tmpdir());
  try {
    // A new line in what all builds share, so that no image is there already, whatever this machine built before.
    change(copy, 'shared/src/siteConfig.ts');
    const all = (await buildInTurn(copy)) + (await compose(copy, ['up', '--detach', '--build', '--wait']));
    console.log(`all images built and all containers healthy in ${all.toFixed(1)} s`);
    const code = await testSiteAt(site.shell, args, env);
    if (code !== 0) throw new Error('The browser tests against the containers failed.');
    await replaceOne(copy, site, all);
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  } finally {
    await compose(copy, ['down', '--volumes', '--timeout', '5']);
    rmSync(copy, { recursive: true });
  }
}

/** Builds media anew, as its team would. Throws when any other origin notices. */
async function replaceOne(copy: string, site: SiteConfig, all: number) {
  const media = site.remotes.find(({ name }) => name === 'media')?.url ?? '';
  const entry = async () => readManifest(media, await (await ask(`${media}/mf-manifest.json`)).json()).entry;
  const others = () => JSON.stringify(containers().filter(({ service }) => service !== 'media'));
  const [entryBefore, othersBefore] = [await entry(), others()];

  change(copy, 'remotes/media/src/video/Video.tsx');
  const one = await compose(copy, ['up', '--detach', '--build', '--wait', 'media']);
  console.log(`media built anew and replaced in ${one.toFixed(1)} s, ${Math.round((one / all) * 100)} % of all`);
  if ((await entry()) === entryBefore) throw new Error('media still serves the build of before.');
  if (!(await ask(entryBefore)).ok)
    throw new Error('A page that was opened with the last build of media lost its files.');
  if (others() !== othersBefore) throw new Error('Replacing media touched other containers.');
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

if (process.argv[1] === import.meta.filename) {
  runPlaywrightScript(HELP, [], async (args) => {
    process.exitCode = (await testContainers(args)) ? 0 : 1;
  });
}
