// Runs solutions in Python or Java as a reader has them, by pytest or JUnit: node --import tsx e2e/tools/copied.ts TOOL WORKERS RETRIES
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CopiedTest, copiedFile, copiedName, copiedTests } from '../../scripts/build/copiedFile.ts';
import { pythonHere } from '../../scripts/testing/copiedEnvironment.ts';
import type { CopiedTool } from '../../shared/contract/practice.ts';
import type { SiteConfig } from '../../shared/contract/site.ts';
import type { PublishedTask } from '../../shared/contract/task.ts';
import { ofThisSite } from '../../shared/src/practice/ofThisSite.ts';
import { answerTests, type Told } from './answerTests.ts';
import { browserOf, capabilitiesOf, chromiumArguments, driverOf } from './engines.ts';
import { lookInto } from './lookInto.ts';
import { engine, keep, published, verify, watcher } from './verdict.ts';

interface Solved {
  path: string;
  task: PublishedTask;
  test: CopiedTest;
  source: string;
}

const [tool, workers, retries] = process.argv.slice(2) as [CopiedTool, string, string];
const java = tool === 'selenium-java';
const { PLAYGROUND_URL: shell = '', PLAYGROUND_INBOX: inbox = '' } = process.env;
const site = { shell, services: { inbox } } as unknown as SiteConfig;

const folder = mkdtempSync(path.join(tmpdir(), 'playground-copied-'));
cpSync(path.join(import.meta.dirname, java ? 'java' : 'python'), folder, { recursive: true });
const solved = new Map<string, Solved>();
const wanted = writeFiles();

const harness = await answerTests(answerTo);
const driver = driverOf(engine);
const env = {
  ...process.env,
  PLAYGROUND_HARNESS: harness.address,
  // Selenium's own variable.
  ...(driver && engine === 'chromium' && { SE_CHROMEDRIVER: driver }),
};
if (wanted.size > 0) await (java ? runJava() : runPython());
harness.close();
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Writes the wanted files as they are copied, for the site under test. By file, the names of the wanted tests. */
function writeFiles(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [file, { path: page, tasks, only }] of Object.entries(published)) {
    const demo = path.basename(path.dirname(path.dirname(file)));
    const source = readFileSync(file, 'utf8');
    const name = copiedName(tool, demo);
    const copy = ofThisSite(copiedFile(tool, demo, source), site);
    const ids = tasks.map(({ id }) => id);
    const tests = copiedTests(tool, source, ids).filter(({ id }) => only?.includes(id) ?? true);
    for (const test of tests) {
      const task = tasks.find(({ id }) => id === test.id) as PublishedTask;
      if (test.name) solved.set(`${name} ${test.name}`, { path: page, task, test, source });
      else if (test.said && engine === 'chromium') keep({ path: page, task: test.id, tool, engine, ...test.said });
    }
    const run = tests.flatMap((test) => test.name || []);
    if (run.length === 0) continue;
    names.set(name, run);
    // The class in the harness starts the browser of this machine.
    const className = engine === 'chromium' ? 'ChromeDriver' : 'OtherEngine';
    const own = copy
      .replace('import org.openqa.selenium.chrome.ChromeDriver;', 'import playground.ChromeDriver;')
      .replace(/\bChromeDriver\b/g, className);
    writeFileSync(path.join(folder, java ? 'src/test/java' : '', name), own);
  }
  return names;
}

async function answerTo(told: Told, question: string): Promise<unknown> {
  const found = solved.get(`${told.file} ${told.test}`);
  if (!found) throw new Error(`${told.file} has a test ${told.test}, which no task is named by.`);
  if (question === '/after') return judge(found, told);
  // WebKit has one folder for all tests.
  const downloads = process.env.PLAYGROUND_DOWNLOADS ?? mkdtempSync(path.join(folder, 'downloads-'));
  const script = watcher(found.task) ?? '';
  // The files start Chrome. In another engine, they get a session of its driver instead.
  if (engine !== 'chromium')
    return { driver, capabilities: capabilitiesOf(engine, found.task, downloads), downloads, script };
  return { browser: browserOf(engine, found.task), arguments: chromiumArguments(), downloads, script };
}

/** What is wrong with a test that has ended. Empty if it did its task. */
async function judge({ path: page, task, test, source }: Solved, told: Told): Promise<string> {
  const verdict = { path: page, task: task.id, tool, engine };
  try {
    if (told.failed) throw new Error('The test failed.');
    // Nobody says an answer here: the test asserts it.
    const text = source.replaceAll('\\', '');
    const unsaid = task.outcome.find((one) => 'answer' in one && !text.includes(one.answer));
    if (unsaid) throw new Error(`The test does not assert the answer: ${JSON.stringify(unsaid)}`);
    const outcome = task.outcome.filter((one) => !('answer' in one));
    await lookInto(told, (look) => verify({ ...task, outcome }, look));
    keep({ ...verdict, ...(test.said ?? { result: 'passes' }) });
    return '';
  } catch (error) {
    // A file for Chrome may use what other browsers lack, so a failure there says nothing of the tool.
    if (engine === 'chromium') keep({ ...verdict, result: 'failed' });
    return (error as Error).message;
  }
}

async function runPython(): Promise<void> {
  const tests = [...wanted].flatMap(([file, names]) => names.map((name) => `${file}::test_${name}`));
  const options = `-m pytest -q --tb=short --disable-warnings --timeout=90 --numprocesses=${workers}`.split(' ');
  const code = await run(pythonHere(), [...options, ...tests]);
  // Without the names: with them, pytest finds none of the failed tests.
  if (code !== 0 && Number(retries) > 0) await run(pythonHere(), [...options, '--last-failed', '--lfnf=none']);
}

async function runJava(): Promise<void> {
  const tests = [...wanted].map(([file, names]) => `${file.replace('.java', '')}#${names.join('+')}`);
  const options = [`-Dtest=${tests.join()}`, `-Dworkers=${workers}`, `-Dsurefire.rerunFailingTestsCount=${retries}`];
  await run('mvn', ['-q', '-B', 'test', ...options]);
}

async function run(command: string, args: string[]): Promise<number> {
  const [code] = await once(spawn(command, args, { cwd: folder, env, stdio: 'inherit' }), 'exit');
  return code;
}
