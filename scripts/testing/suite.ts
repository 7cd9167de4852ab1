import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Asked, Told } from './proveSite.ts';

/** More requests than this in a run are a flood: ten times what all our own tests send. */
const FLOOD = 200_000;

/** A browser may need this long to end after the command that started it. */
const LAST_SECONDS = 5;

/** How a command ended, and what it left. */
export interface Run {
  passed: boolean;
  seconds: number;
  /** The end of what it printed. */
  output: string;
  /** The files of groups that it asked for. */
  files: string[];
  /** What it did to the site or to this machine that a suite should not do. */
  notes: string[];
}

/** A command that is run again and again, against a site of its own. */
export class Suite {
  readonly #command: string[];
  readonly #ports: 'usual' | 'free';
  #site: ChildProcess | undefined;
  #running: ChildProcess | undefined;

  constructor(command: string[], ports: 'usual' | 'free') {
    this.#command = command;
    this.#ports = ports;
  }

  /** Runs the command once against the pages in these versions. After `most` seconds it is ended, and has failed. */
  async run(versions: string[], most = Number.POSITIVE_INFINITY): Promise<Run> {
    const { site } = await this.#ask({ versions });
    if (!site) throw new Error('The site of the suite cannot start.');
    const place = mkdtempSync(path.join(tmpdir(), 'playground-prove-'));
    const printed = path.join(place, 'output');
    const file = openSync(printed, 'w');
    const began = performance.now();
    const [program = '', ...args] = this.#command;
    const child = spawn(program, args, {
      cwd: process.env.INIT_CWD ?? process.cwd(),
      stdio: ['ignore', file, file],
      env: {
        ...process.env,
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
    const hung = new AbortController();
    const deadline = Math.min(most * 1000, 2 ** 31 - 1);
    const late = wait(deadline, 'late' as const, { signal: hung.signal }).catch(() => undefined);
    const first = await Promise.race([ends, late]);
    const seconds = (performance.now() - began) / 1000;
    if (first === 'late') {
      notes.push(`It hung, and was ended after ${seconds.toFixed(0)} s.`);
      endGroup(child);
      await ends;
    }
    hung.abort();
    if (await leavesProcesses(child)) notes.push('It left processes behind, which were ended.');
    this.#running = undefined;
    closeSync(file);
    const output = readFileSync(printed, 'utf8').slice(-4000);
    rmSync(place, { recursive: true });
    const { files = [], requests = 0 } = await this.#ask('close').catch((): Told => {
      notes.push('It ended the site, which was started again.');
      return {};
    });
    if (requests > FLOOD) notes.push(`It flooded the site with ${requests} requests.`);
    return { passed: child.exitCode === 0 && notes.length === 0, seconds, output, files, notes };
  }

  /** Ends the command that runs, and the site. */
  close(): void {
    if (this.#running) endGroup(this.#running);
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
      this.#site = fork(path.join(import.meta.dirname, 'proveSite.ts'), [this.#ports], options as never);
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
