import type { SiteConfig } from '../../shared/contract/site.ts';
import { siteFromEnvironment } from '../../shared/project/environment.ts';
import { build } from '../build/build.ts';
import { groupsNamed } from '../build/workspaces.ts';
import { runPlaywrightScript } from '../commandLine.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';
import { servePlainSite } from './plainSite.ts';
import { runPlaywright } from './runPlaywright.ts';
import { siteAt } from './siteAt.ts';

const HELP = `
npm run test:e2e -- [--built] [--plain] [any argument of playwright test]
PLAYGROUND_URL=https://play.example npm run test:e2e -- [any argument of playwright test]

Builds what changed, serves the whole site on free ports and runs the browser tests against it, e.g. those whose path matches
counter: npm run test:e2e -- counter

  --built          takes the builds as they are
  --plain          serves them by a plain static server, which writes nothing into the documents
  PLAYGROUND_URL   the address of a site that runs already: that one is tested, and nothing is built. It may lack groups of this
                   repository, whose tests are left out, and have others, whose pages get the tests of every page
`;

/** Tests the built site on free ports, with `plain` from a plain static server. Resolves with Playwright's exit code. */
export async function runBrowserTests(args: string[], env: NodeJS.ProcessEnv = {}, plain = false): Promise<number> {
  const running = await (plain ? servePlainSite : serveSite)(onFreePorts(siteFromEnvironment()));
  try {
    return await runTests(running.site, args, { ...env, ...isPlain(plain), PLAYGROUND_URL: undefined });
  } finally {
    await running.close();
  }
}

/** Tests the site that runs at this address of a shell. Rejects with one line if no playground answers there. */
export async function testSiteAt(address: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const { site, plain } = await siteAt(address);
  const ours = groupsNamed([]).map(({ name }) => name);
  const theirs = site.remotes.map(({ name }) => name);
  const without = (all: string[], some: string[]) => all.filter((name) => !some.includes(name)).join(', ');
  const [lacking, foreign] = [without(ours, theirs), without(theirs, ours)];
  if (lacking) console.log(`The site has no ${lacking}: what is a test of that is left out.`);
  if (foreign) console.log(`${foreign} is not of this repository: its pages get the tests of every page.`);
  if (plain) console.log('The site has no catalogue: what is a test of our own server is left out.');
  return runTests(site, args, { ...env, ...isPlain(plain), PLAYGROUND_URL: site.shell });
}

const isPlain = (plain: boolean) => plain && { PLAYGROUND_PLAIN: 'yes' };

function runTests(site: SiteConfig, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return runPlaywright('e2e', args, { PLAYGROUND_LONG: 'yes', PLAYGROUND_SITE: JSON.stringify(site), ...env });
}

if (process.argv[1] === import.meta.filename) {
  runPlaywrightScript(HELP, ['--built', '--plain'], async (args, given) => {
    const { PLAYGROUND_URL } = process.env;
    if (PLAYGROUND_URL && given.length > 0)
      throw new Error(`${given[0]} is about builds of this folder, and PLAYGROUND_URL is set.`);
    if (!PLAYGROUND_URL && !given.includes('--built')) await build();
    process.exitCode = await (PLAYGROUND_URL
      ? testSiteAt(PLAYGROUND_URL, args)
      : runBrowserTests(args, {}, given.includes('--plain')));
  });
}
