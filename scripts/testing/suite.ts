import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { HIDDEN_DEFECTS } from '../build/demoFolders.ts';
import type { Asked, Told } from './proveSite.ts';
import { failedInJunit, leftOut, linesOf, REPORTS, type ReportedTest, testsIn, withReports } from './suiteReports.ts';

/** More requests than this in a run are a flood: ten times what all our own tests send. */
const FLOOD = 200_000;

/** A browser may need this long to end after the command that started it. */
const LAST_SECONDS = 5;

const LAST_LINES = 15;

/** How a command ended, and what it left. */
export interface SuiteRun {
  passed: boolean;
  /** It was ended because it took too long. */
  hung: boolean;
  seconds: number;
  /** The last lines that it printed. */
  output: string;
  /** The names of the tests that failed, if the tool says them. */
  failed: string[];
  /** All tests of Playwright, with the addresses that they opened. */
  tests: ReportedTest[];
  /** How many seconds a test of Playwright may take with all its tries. 0 if the tool does not say it. */
  longest: number;
  /** What it did to the site or to this machine that a suite should not do. */
  notes: string[];
  /** What the site heard of it. */
  heard: Omit<Told, 'site'>;
}

interface Wanted {
  site: Asked;
  /** Whether one failure is enough. If only some runs had it, it would tell the suite what they are. */
  early?: boolean;
  /** If the tool can, only these tests run. */
  only?: ReportedTest[] | undefined;
  /** After so many seconds it is ended. */
  most?: number;
}

/** A command that is run again and again, against a site of its own. */
export class Suite {
  readonly #command: string[];
  #canChoose = true;
  #site: ChildProcess | undefined;
  #running: ChildProcess | undefined;
  #place = '';

  constructor(command: string[]) {
    this.#command = command;
  }

  /** Runs the command against this site. If tests that were named do not run, all run now and from then on. */
  async run({ only, ...wanted }: Wanted): Promise<SuiteRun> {
    if (only && this.#canChoose) {
      const run = await this.#once({ ...wanted, only });
      if (!run.passed || leftOut(only, run.tests).length === 0) return run;
      this.#canChoose = false;
    }
    return this.#once(wanted);
  }

  /** Runs the command once. */
  async #once({ site: asked, early = false, only, most = Number.POSITIVE_INFINITY }: Wanted): Promise<SuiteRun> {
    const { site } = await this.#ask(asked);
    if (!site) throw new Error('The site of the suite cannot start.');
    const place = mkdtempSync(path.join(tmpdir(), 'playground-prove-'));
    this.#place = place;
    const at = (name: string) => path.join(place, name);
    const file = openSync(at('output'), 'w');
    if (only) writeFileSync(at(REPORTS.wanted), linesOf(only));
    const { command, env } = withReports(this.#command, place, { early, some: only !== undefined });
    const began = performance.now();
    const cwd = process.env.INIT_CWD ?? process.cwd();
    const started = withoutNpx(command, cwd);
    const [program = '', ...args] = started.command;
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', file, file],
      env: {
        ...process.env,
        ...env,
        ...started.env,
        [HIDDEN_DEFECTS]: undefined,
        // Playwright before 1.57 serves its report after a failure, and does not end.
        PLAYWRIGHT_HTML_OPEN: 'never',
        PLAYGROUND_URL: site.shell,
        PLAYGROUND_API: site.services.mail,
        PLAYGROUND_INBOX: site.services.inbox,
      },
      // Its own group, so that what it started can be ended with it.
      detached: true,
    });
    this.#running = child;
    const notes: string[] = [];
    const ends = once(child, 'exit').catch((error: Error) => {
      throw new Error(`${program} cannot be started: ${error.message}`);
    });
    const inTime = new AbortController();
    const deadline = Math.min(most * 1000, 2 ** 31 - 1);
    const late = wait(deadline, 'late' as const, { signal: inTime.signal }).catch(() => undefined);
    const hung = (await Promise.race([ends, late])) === 'late';
    const seconds = (performance.now() - began) / 1000;
    if (hung) {
      notes.push(`It hung, and was ended after ${seconds.toFixed(0)} s.`);
      endGroup(child);
      await ends;
    }
    inTime.abort();
    if (await leavesProcesses(child)) notes.push('It left processes behind, which were ended.');
    this.#running = undefined;
    closeSync(file);
    const read = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : '');
    const lines = stripVTControlCharacters(read('output')).trimEnd().split('\n');
    const { tests, longest } = testsIn(read(REPORTS.playwright));
    const failed = [
      ...tests.filter(({ passed }) => !passed).map(({ titles }) => titles.join(' › ')),
      ...failedInJunit(read(REPORTS.junit)),
    ];
    // A browser that was ended may still write into it.
    rmSync(place, { recursive: true, maxRetries: 5 });
    this.#place = '';
    const { site: _site, ...heard } = await this.#ask('close').catch((): Told => {
      notes.push('It ended the site, which was started again.');
      return {};
    });
    const { requests = 0 } = heard;
    if (requests > FLOOD) notes.push(`It flooded the site with ${requests} requests.`);
    if (child.exitCode === 0 && failed.length > 0)
      notes.push(`It ended with 0, but its report has tests that failed: ${failed.join(', ')}.`);
    const passed = child.exitCode === 0 && notes.length === 0;
    return { passed, hung, seconds, output: lines.slice(-LAST_LINES).join('\n'), failed, tests, longest, notes, heard };
  }

  /** Ends the command that runs, and the site. */
  close(): void {
    if (this.#running) endGroup(this.#running);
    if (this.#place) rmSync(this.#place, { recursive: true, force: true });
    this.#site?.kill('SIGKILL');
  }

  /** Rejects if the site has ended. The next question starts it again. */
  async #ask(question: Asked | 'close'): Promise<Told> {
    if (!this.#site?.connected) {
      if (question === 'close') throw new Error('The site has ended.');
      const options = {
        execArgv: ['--import', import.meta.resolve('tsx')],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      };
      this.#site = fork(path.join(import.meta.dirname, 'proveSite.ts'), options as never);
    }
    const site = this.#site;
    site.send(question);
    const answered = new AbortController();
    const { signal } = answered;
    const ended = once(site, 'exit', { signal }).then(() => {
      throw new Error('The site has ended.');
    });
    const [told] = await Promise.race([once(site, 'message', { signal }), ended]).finally(() => answered.abort());
    return told;
  }
}

/** npx takes more than half a second to start what lies in this folder. It also adds the programs of the folders above to the path. */
function withoutNpx(command: string[], cwd: string): { command: string[]; env?: Record<string, string> } {
  const [npx, name = '', ...args] = command;
  const program = path.join(cwd, 'node_modules/.bin', name);
  if (npx !== 'npx' || !/^\w/.test(name) || !existsSync(program)) return { command };
  const above = cwd.split(path.sep).map((_, n, all) => all.slice(0, all.length - n).join(path.sep));
  const PATH = [...above.map((folder) => `${folder}/node_modules/.bin`), process.env.PATH].join(path.delimiter);
  return { command: [program, ...args], env: { PATH } };
}

/** Whether processes of a command outlive it. They are ended then. */
async function leavesProcesses(child: ChildProcess): Promise<boolean> {
  const end = performance.now() + LAST_SECONDS * 1000;
  while (performance.now() < end) {
    if (!endGroup(child, 0)) return false;
    await wait(100);
  }
  return endGroup(child);
}

/** Ends all processes in the group of a command, or with 0 only looks for them. False if there was none. */
function endGroup({ pid }: ChildProcess, signal: 'SIGKILL' | 0 = 'SIGKILL'): boolean {
  try {
    process.kill(-(pid as number), signal);
    return true;
  } catch {
    return false;
  }
}
