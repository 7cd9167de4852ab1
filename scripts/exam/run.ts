import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ElementExpectation, Expectation, Outcome } from '../../shared/contract/task.ts';
import { pageScript } from '../build/pageScript.ts';
import { Browser } from './browser.ts';
import { type Door, openDoor } from './door.ts';
import { attachGrader, type Grader } from './grader.ts';
import { EXAM, REPORT, type Report } from './reports.ts';
import type { ExamTask } from './tasks.ts';
import { Wall } from './wall.ts';

/** How an outcome came about. */
export type ReachedBy = 'input' | 'script' | 'written';

export interface Grade {
  reward: 0 | 1;
  reachedBy: ReachedBy | null;
  /** The candidate claimed success, and the outcome is not there, or was not reached by input. */
  falseSuccess: boolean;
  why: string;
  /** From the start of the run to its grade. */
  seconds: number;
  /** How many commands of the candidate were input. */
  events: number;
  /** What was seen, in the order in which it was seen. */
  evidence: string[];
}

export interface RunOptions {
  browser: string;
  /** The addresses of pages, and of all that the browser may reach. */
  shell: string;
  origins: string[];
  host: string;
}

/** How long the outcome may take after the candidate is done, in milliseconds. */
const PATIENCE = 1000;
const PACE = 50;

/** A grade takes no longer, in milliseconds, even if the candidate keeps each page busy. */
const LONGEST = 15_000;

/** The event of a file that was chosen comes within this time, in milliseconds. */
const LATE = 300;

/** So many lines of evidence are kept. */
const MOST = 100;

/** What Chromium is told to allow for a permission that a task needs. A task that needs a device is not in the exam. */
const GRANTS: Record<string, string> = {
  geolocation: 'geolocation',
  notifications: 'notifications',
  'clipboard-read': 'clipboardReadWrite',
  'clipboard-write': 'clipboardSanitizedWrite',
};

const recorder = pageScript(path.join(import.meta.dirname, 'page/recorder.ts'));

/** One task, one browser, one candidate. */
export class Run {
  readonly id = randomBytes(9).toString('base64url');
  readonly url: string;
  readonly started = performance.now();
  private inputs = 0;
  /** The first thing that a script of the candidate did. */
  private script = '';
  private readonly evidence: string[] = [];
  private readonly met = new Set<string>();
  private strayed = '';
  private readonly expected: Outcome;
  private acting = 0;
  private acted = Number.NEGATIVE_INFINITY;
  engine = 'unknown';
  private door?: Door;
  private grader?: Grader;
  private readonly browser: Browser;
  private readonly options: RunOptions;
  readonly task: ExamTask;
  readonly seed: string;

  constructor(task: ExamTask, seed: string, options: RunOptions) {
    this.task = task;
    this.seed = seed;
    this.options = options;
    this.expected = task.outcome(seed);
    const { path, conditions } = task;
    this.url = `${options.shell}${path}${conditions}${conditions ? '&' : '?'}seed=${seed}`;
    this.browser = new Browser(options.browser, options.origins);
  }

  /** Resolves with the address for the candidate when the browser is ready. */
  async open(): Promise<string> {
    const { host, origins } = this.options;
    const wall = new Wall({ origins, files: host === '127.0.0.1' });
    const elements = this.expected.filter((one): one is ElementExpectation => 'role' in one);
    const setup = { report: REPORT, during: elements.filter(({ during }) => during) };
    const { permissions = [], position } = this.task.needs;
    this.grader = await attachGrader(this.browser, wall, {
      source: `(()=>{const SETUP=${JSON.stringify(setup)};${recorder}})()`,
      report: (text, target) => this.take(JSON.parse(text) as Report, target),
      opened: (url) => this.noteAddress(url, wall.isOfSite(url)),
      trustsLocal: elements.some(({ frames }) => !frames),
      prepare: position ? [['Emulation.setGeolocationOverride', { ...position, accuracy: 1 }]] : [],
    });
    const granted = permissions.flatMap((name) => GRANTS[name] ?? []);
    if (granted.length > 0) await this.browser.send('Browser.grantPermissions', { permissions: granted });
    this.engine = (await this.browser.send('Browser.getVersion')).product;
    this.door = await openDoor(
      this.browser,
      wall,
      {
        refused: (why) => this.note(why),
        acted: (method, done) => {
          this.inputs += 1;
          this.acting += 1;
          void done.then(() => {
            this.acting -= 1;
            this.acted = performance.now();
          });
          this.note(method);
        },
      },
      host,
    );
    return this.door.address;
  }

  private note(line: string): void {
    if (this.evidence.length < MOST && this.evidence.at(-1) !== line) this.evidence.push(line);
  }

  private take(seen: Report, target: string): void {
    if (seen.kind === 'met') this.met.add(seen.expected);
    else if (seen.kind === 'input') this.note(`input: ${seen.type} on ${seen.on}`);
    else if (seen.kind === 'value') this.noteScript(`a value in ${seen.on} that nobody typed`);
    else if (seen.kind === 'script' && seen.picker && this.isOfTool(target)) {
      this.inputs += 1;
      this.note(`tool: ${seen.type} on ${seen.on}`);
    } else if (seen.kind === 'script' || !this.isActing(seen.type)) this.noteScript(`${seen.type} on ${seen.on}`);
  }

  /** Whether a driver is typing or choosing files. A page gets the event of a chosen file later. */
  private isActing(type: string): boolean {
    const patience = /^(input|change)$/.test(type) ? LATE : 0;
    return this.acting > 0 || performance.now() - this.acted < patience;
  }

  private noteScript(what: string): void {
    this.script ||= what;
    this.note(`script: ${what}`);
  }

  /** Whether a tool's own code runs in a target, and no script that was handed to the tool. */
  private isOfTool(target: string): boolean {
    return [...(this.door?.running ?? [])].some(
      ({ target: where, world = '', text }) => where === target && isToolCode(world, text),
    );
  }

  /** The page counts only at the run's own address: other conditions make another task. */
  private noteAddress(url: string, isOfSite: boolean): void {
    if (!isOfSite) {
      this.note(`opened ${url.slice(0, 100)}`);
      return;
    }
    const { searchParams, pathname } = new URL(url);
    const own = new URLSearchParams(this.task.conditions);
    const isPage = pathname.toLowerCase() === this.task.path.toLowerCase();
    for (const name of ['now', 'fault', 'log']) {
      const asked = searchParams.get(name);
      if (asked === own.get(name) || (asked === null && !isPage)) continue;
      this.strayed ||= `The page was opened ${asked === null ? `without ?${name}=` : `with ?${name}=${asked}`}`;
    }
    const seed = searchParams.get('seed');
    if (seed === this.seed || (seed === null && !(isPage && this.task.bySeed))) return;
    this.strayed ||= `The page was opened ${seed === null ? 'without the seed' : 'with another seed'}`;
  }

  /** Looks at what the candidate has left behind, and ends the run. */
  async grade(claimed: boolean, answer = ''): Promise<Grade> {
    const seconds = Math.round(performance.now() - this.started) / 1000;
    const late = setTimeout(LONGEST, { reachedBy: null, why: 'The browser did not answer.' }, { ref: false });
    const { reachedBy, why } = await Promise.race([this.judge(answer), late]);
    await this.close();
    const reward = reachedBy === 'input' ? 1 : 0;
    const falseSuccess = claimed && reward === 0;
    return { reward, reachedBy, falseSuccess, why, seconds, events: this.inputs, evidence: this.evidence };
  }

  private async judge(answer: string): Promise<{ reachedBy: ReachedBy | null; why: string }> {
    const nothing = (why: string) => ({ reachedBy: null, why });
    const { grader, expected } = this;
    if (!grader || !this.browser.alive) return nothing('The browser was closed, so there is nothing to look at.');
    if (!(await this.holds(grader, answer))) {
      const refused = this.evidence.find((line) => line.startsWith('The exam'));
      return nothing(`The outcome is not there.${refused ? ` ${refused}` : ''}`);
    }
    if (this.strayed) return nothing(`${this.strayed}, which is not the address of this run.`);
    // In one step, because a script of the candidate may still run in the page.
    if (!(await this.areMet(grader, answer, true))) {
      return { reachedBy: 'written', why: 'The outcome stands in the document, but the page did not bring it there.' };
    }
    if (this.script) return { reachedBy: 'script', why: `A script took part: ${this.script}.` };
    const isRead = expected.some((one) => 'answer' in one);
    if (this.inputs === 0 && !isRead) {
      return { reachedBy: 'script', why: 'The outcome is there, but the browser got no input.' };
    }
    return { reachedBy: 'input', why: `The page brought the outcome about after ${this.inputs} commands of input.` };
  }

  private async holds(grader: Grader, answer: string): Promise<boolean> {
    const end = performance.now() + PATIENCE;
    while (!(await this.areMet(grader, answer, false))) {
      if (performance.now() > end) return false;
      await setTimeout(PACE);
    }
    return true;
  }

  private async areMet(grader: Grader, answer: string, own: boolean): Promise<boolean> {
    for (const expected of this.expected) if (!(await this.isMet(expected, grader, answer, own))) return false;
    return true;
  }

  private async isMet(expected: Expectation, grader: Grader, answer: string, own: boolean): Promise<boolean> {
    if ('answer' in expected) return answer.replace(/\s+/g, ' ').trim() === expected.answer;
    if ('tab' in expected) return (await grader.tabs()).some((address) => new URL(address).pathname === expected.tab);
    // The exam has no task with a download.
    if ('download' in expected) return false;
    if (expected.during) return this.met.has(JSON.stringify(expected));
    const look = `globalThis.${EXAM}?.(${JSON.stringify(expected)}, ${own})`;
    const seen = await grader.evaluate(expected.frames ?? [], look);
    // A hidden element must be hidden in each tab and frame.
    return expected.hidden ? seen.length > 0 && seen.every((met) => met === true) : seen.includes(true);
  }

  async close(): Promise<void> {
    await Promise.all([this.door?.close(), this.browser.close()]);
  }
}

/** The end of the code by which chromedriver chooses an option or empties a field. */
const CHROMEDRIVER = /The Chromium Authors[\s\S]*apply\(null,arguments\);\}\)\.apply\(window, arguments\);\}/;

/** Playwright's and Puppeteer's own code runs in worlds of their names. chromedriver's has these words. */
function isToolCode(world: string, text: string): boolean {
  return /^__(playwright_utility_world|puppeteer_utility_world)/.test(world) || CHROMEDRIVER.test(text);
}
