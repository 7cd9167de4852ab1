import { build } from '../build/build.ts';
import { allDemoFolders, type DemoFolder } from '../build/demoFolders.ts';
import { FLAG, run } from '../commandLine.ts';
import { defectProblems } from './defectProblems.ts';
import { runInVersions, todayAndDefects } from './runInVersions.ts';

const HELP = `
npm run workshop -- defects [--built] [PART OF A PATH]…

Proves the defects of all demos, or of those whose paths contain a given part, such as forms/src/counter.

  --built   takes the builds as they are
`;

/**
 * Proves the defects of these demos. It runs the Playwright solutions of each demo, and its `defects.proof.ts`, on the page of today and with
 * each defect. Today all must pass. With a defect, exactly the tasks that it names fail, or a proof does, and no other defect of the page
 * fails the same tests. Prints what is wrong.
 */
export async function proveDefects(all: DemoFolder[]): Promise<{ passed: number; failed: number }> {
  const demos = all.filter(({ defects }) => defects.length > 0);
  if (demos.length === 0) return { passed: 0, failed: 0 };
  const wanted = demos.flatMap(todayAndDefects);
  const ran = await runInVersions(wanted);
  const ranOn = (demo: DemoFolder) => ran.filter((one) => one.demo === demo);
  const problems = demos.flatMap((demo) => defectProblems(demo, ranOn(demo)));
  for (const { at, problem } of problems) console.log(`   ${at}: ${problem}`);
  const failed = new Set(problems.map(({ at }) => at)).size;
  return { passed: wanted.length - failed, failed };
}

if (process.argv[1] === import.meta.filename) {
  run(HELP, { options: { built: FLAG }, allowPositionals: true }, async ({ values: { built }, positionals }) => {
    if (!built) await build();
    const { passed, failed } = await proveDefects(await allDemoFolders(positionals));
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  });
}
