import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFromEnvironment } from '../../shared/project/environment.ts';
import { root } from '../../shared/project/folders.ts';
import { build, buildVersions } from '../build/build.ts';
import { allDemoFolders } from '../build/demoFolders.ts';
import { groupsNamed } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';
import { runBrowserTests } from './browserTests.ts';
import { proveDefects } from './defects.ts';
import { chosen, countOf, runSolutions } from './solutions.ts';

const SPECS = 'e2e/tests';
const TAG = '@audit';
/** The unit tests, whose loops then take all values. */
const UNIT = 'unit';
/** The proofs of all defects. */
const DEFECTS = 'defects';
/** The specs whose pages are in versions. */
const VERSIONS = 'versions';
/** The solutions, on pages that a browser has translated. */
const TRANSLATED = 'translated';
const AUDIT = { PLAYGROUND_AUDIT: 'yes', PLAYGROUND_LONG: 'yes' };

/** The specs with tests that only the audit runs, the defects, the translated pages and the unit tests. */
const parts = readdirSync(path.join(root, SPECS))
  .filter((file) => readFileSync(path.join(root, SPECS, file), 'utf8').includes(`'${TAG}'`))
  .map((file) => file.replace('.spec.ts', ''))
  .concat(DEFECTS, TRANSLATED, UNIT);

const HELP = `
npm run audit -- [--built] [PART]…
npm run audit -- [--built] defects [PART OF A PATH]…

Runs the browser tests tagged ${TAG}, which no other command runs, the proofs of all defects, the Playwright solutions on pages that a browser
has translated, and the unit tests with all values in their loops.
It says how long each part takes. Run a part after a change of what it tests. It takes all parts, or the named ones:

  ${parts.join('\n  ')}

With defects, it takes parts of the paths of demos, such as forms/src/counter. --built takes the builds as they are.
`;

const options = { built: { type: 'boolean' } } as const;

run(HELP, { options, allowPositionals: true }, async ({ values: { built }, positionals: [first, ...others] }) => {
  const takesDemos = first === DEFECTS;
  const demos = takesDemos ? others : [];
  const wanted = chosen('part', parts, first ? [first, ...(takesDemos ? [] : others)] : undefined);
  if (!built) await build();
  const lines: string[] = [];
  for (const part of wanted) {
    const started = performance.now();
    const code = await codeOf(part, demos);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    lines.push(`${part}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s`);
    if (code !== 0) process.exitCode = 1;
  }
  console.log(`\n${lines.join('\n')}`);
});

async function codeOf(part: string, demos: string[]): Promise<number | null> {
  if (part === UNIT) return unitTests();
  if (part === DEFECTS) return (await proveDefects(await allDemoFolders(demos))).failed;
  if (part === VERSIONS) for (const group of groupsNamed([])) await buildVersions(group);
  if (part === TRANSLATED) return translatedSolutions();
  return runBrowserTests([`${SPECS}/${part}.spec.ts`, '--grep', TAG], AUDIT);
}

async function translatedSolutions(): Promise<number> {
  const running = await serveSite(onFreePorts(siteFromEnvironment()));
  const env = { PLAYGROUND_TRANSLATED: 'yes' };
  const verdicts = await runSolutions(running.site, { tools: ['playwright'], env });
  await running.close();
  return countOf(verdicts).failed;
}

function unitTests(): number | null {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...AUDIT } } as const;
  return spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--silent'], options).status;
}
