import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ENGINES, type SolutionResult, TOOLS } from '../../shared/contract/practice.ts';
import { root } from '../../shared/project/folders.ts';
import { build } from '../build/build.ts';
import { allDemoFolders } from '../build/demoFolders.ts';
import { FLAG, inOneLine, run, splitCommand, TEXT } from '../commandLine.ts';
import { casesIn, taskNamed } from './junitReport.ts';
import { chosen } from './solutions.ts';
import { Suite } from './suite.ts';
import { writeResults } from './writeResults.ts';

const HELP = `
npm run workshop -- tools --name NAME --version VERSION --browser BROWSER --report FILE [option…] COMMAND [argument…]

Runs your solutions with your tool, and writes the results as npm run matrix does: the page /tools shows them. It serves the site, and runs
the command with its address in PLAYGROUND_URL. The command has a file of tests for each page, named as the page's folder (counter), and
a test for each task, named by its id (below-zero). docs/tools.md says more.

  --name 'Robot Framework'   your tool, as /tools shows it
  --version 7.5              its version
  --browser 'Chromium 156'   the browser that the command starts
  --engine firefox           its engine: ${ENGINES.join(', ')}. The first is the default
  --report results.xml       the JUnit XML that the command writes, or a folder of such files
  --built                    takes the builds as they are
`;

const engineOption = { ...TEXT, default: ENGINES[0] };
const options = { name: TEXT, version: TEXT, browser: TEXT, engine: engineOption, report: TEXT, built: FLAG };

/** What the process that looks at tests says of one. */
interface Seen {
  seen: [demo: string, task: string];
  problem: string;
}

const [own, command] = splitCommand(process.argv.slice(2), options);

run(HELP, { options, args: own }, async ({ values: { name, version, browser, engine: asked, report, built } }) => {
  if (!name || !version || !browser || !report || command.length === 0)
    throw new Error('It needs --name, --version, --browser, --report and the command. --help says more.');
  const [engine = ENGINES[0]] = chosen('engine', ENGINES, [asked]);
  const tool = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  if (TOOLS.some((one) => one === tool)) throw new Error(`npm run matrix runs our own solutions in ${name}.`);
  if (!built) await build();
  const demos = await allDemoFolders();
  const looker = fork(path.join(root, 'e2e/tools/lookAtTests.ts'), {
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  looker.send(demos.map((demo) => ({ name: demo.name, tasks: demo.tasks })));
  const [{ address }] = await once(looker, 'message');
  process.env.PLAYGROUND_HARNESS = address;
  /** What is wrong on the page, by demo and task. Empty if the outcome was there. */
  const seen = new Map<string, string>();
  looker.on('message', (told: Seen) => seen.set(told.seen.join(), told.problem));
  const suite = new Suite(command);
  process.on('exit', () => suite.close());
  const began = Date.now();
  const { output, notes } = await suite.run({ site: {} });
  looker.disconnect();
  console.log([output.trim(), ...notes].join('\n'));

  const verdicts: SolutionResult[] = [];
  let looked = 0;
  for (const one of reportsOf(path.resolve(process.env.INIT_CWD ?? '.', report), began).flatMap(casesIn)) {
    const found = taskNamed(demos, one.page, one.task);
    if (!found) console.log(inOneLine(`No task has the name of the test ${one.task} in ${one.page}. It is left out.`));
    if (!found || one.result.result === 'not run') continue;
    const { demo: folder, task } = found;
    const problem = seen.get([folder.name, task.id].join());
    if (problem === '') looked += 1;
    const result = problem ? { result: 'failed' as const } : one.result;
    verdicts.push({ path: folder.demo.path, task: task.id, tool, engine, ...result });
    console.log(inOneLine(`${folder.demo.path} ${task.id}: ${[result.result, problem].filter(Boolean).join('. ')}`));
  }
  const date = new Date().toISOString().slice(0, 10);
  await writeResults(verdicts, { tool, name, engine, version, browser, date });
  const passed = verdicts.filter(({ result }) => result === 'passes' || result === 'workaround');
  console.log(`\n${passed.length} of ${verdicts.length} tasks done, ${looked} of them seen on the page.`);
  process.exit();
});

/** The texts of a report of this run: a file, or all in a folder. Throws if the command wrote none. */
function reportsOf(report: string, began: number): string[] {
  const at = statSync(report, { throwIfNoEntry: false });
  const names = at?.isDirectory() ? readdirSync(report).filter((name) => name.endsWith('.xml')) : [''];
  const files = at ? names.map((name) => path.join(report, name)) : [];
  const written = files.filter((file) => statSync(file).mtimeMs >= began);
  if (written.length === 0) throw new Error(`The command wrote no report at ${report}.`);
  return written.map((file) => readFileSync(file, 'utf8'));
}
