import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isCondition } from '@playground/kit/contract/conditions';
import { normalPath } from '@playground/kit/contract/routes';
import type { ElementExpectation, Expectation, Outcome } from '@playground/kit/contract/task';
import { pageScript } from '@playground/kit/scripts/build/pageScript';
import { Browser } from './browser.ts';
import { type Door, openDoor } from './door.ts';
import { attachGrader, type Grader } from './grader.ts';
import { EXAM, REPORT, type Report } from './reports.ts';
import type { ExamTask } from './tasks.ts';
import { Wall } from './wall.ts';

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

/** What a candidate that has a browser of its own says about it. */
export interface Seen {
  tabs: string[];
  /** What each of the run's looks gave in each document that it looked at. */
  looks: unknown[][];
  /** What the recorder has reported since the last look. */
  reports: Report[];
}

/** An expression to evaluate in the page's own world, in all frames with these titles of all tabs of the site. */
export interface Look {
  frames: string[];
  expression: string;
}

export interface RunOptions {
  /** The program of the browser. Undefined if the candidate has a browser of its own. */
  browser: string | undefined;
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

/** The event of a text or a file that a driver put into a field comes within this time, in milliseconds. */
const LATE = 300;

/** So many lines of evidence are kept, and so many characters of each. A candidate could fill the memory with them. */
const MOST = 100;
const WIDEST = 200;

/** What Chromium is told to allow for a permission that a task needs. A task that needs a device is not in the exam. */
const GRANTS: Record<string, string> = {
  geolocation: 'geolocation',
  notifications: 'notifications',
  'clipboard-read': 'clipboardReadWrite',
  'clipboard-write': 'clipboardSanitizedWrite',
};

const recorder = pageScript(path.join(import.meta.dirname, 'page/recorder.ts'));

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
  /** The paths of new tabs that a press opened. */
  private readonly opened = new Set<string>();
  /** Whether the page drew a seed itself. It may hand it to another tab, or come back with it. */
  private hasDrawn = false;
  private readonly expected: Outcome;
  private acting = 0;
  private acted = Number.NEGATIVE_INFINITY;
  engine = 'unknown';
  private door?: Door;
  private grader?: Grader;
  private readonly browser: Browser | undefined;
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
    this.browser = options.browser ? new Browser(options.browser, options.origins) : undefined;
  }

  /** Whether the candidate has a browser of its own, so that the verdict rests on what it says about it. */
  get isOpen(): boolean {
    return !this.browser;
  }

  private get elements(): ElementExpectation[] {
    return this.expected.filter((one): one is ElementExpectation => 'role' in one);
  }

  /** What runs in the page's world of each frame, before any other script. */
  get recorder(): string {
    const setup = { report: REPORT, during: this.elements.filter(({ during }) => during) };
    return `(()=>{const SETUP=${JSON.stringify(setup)};${recorder}})()`;
  }

  /** What a candidate with a browser of its own must look at. */
  get looks(): Look[] {
    const lasting = this.elements.filter(({ during }) => !during);
    return lasting.map((one) => ({ frames: one.frames ?? [], expression: lookFor(one, false) }));
  }

  /** Resolves with the address for the candidate when the browser is ready. Undefined if it has its own. */
  async open(): Promise<string | undefined> {
    const { browser, elements } = this;
    if (!browser) return undefined;
    const { host, origins } = this.options;
    const wall = new Wall({ origins, files: host === '127.0.0.1' });
    const { permissions = [], position } = this.task.needs;
    this.grader = await attachGrader(browser, wall, {
      source: this.recorder,
      report: (text, target) => this.take(JSON.parse(text) as Report, target),
      opened: (url) => this.noteAddress(url, wall.isOfSite(url)),
      openedTab: (url) => URL.canParse(url) && this.opened.add(new URL(url).pathname),
      trustsLocal: elements.some(({ frames }) => !frames),
      prepare: position ? [['Emulation.setGeolocationOverride', { ...position, accuracy: 1 }]] : [],
    });
    const granted = permissions.flatMap((name) => GRANTS[name] ?? []);
    if (granted.length > 0) await browser.send('Browser.grantPermissions', { permissions: granted });
    this.engine = (await browser.send('Browser.getVersion')).product;
    this.door = await openDoor(
      browser,
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

  private note(seen: string): void {
    const line = seen.slice(0, WIDEST);
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
    this.script ||= what.slice(0, WIDEST);
    this.note(`script: ${what}`);
  }

  /** Whether a tool's own code runs in a target, and no script that was handed to the tool. */
  private isOfTool(target: string): boolean {
    return [...(this.door?.running ?? [])].some((script) => script.target === target);
  }

  /** The page counts only at the run's own address: other conditions make another task. */
  private noteAddress(url: string, isOfSite: boolean): void {
    if (!isOfSite) {
      this.note(`opened ${url.slice(0, 100)}`);
      return;
    }
    const { searchParams, pathname } = new URL(url);
    const own = new URLSearchParams(this.task.conditions);
    const isPage = normalPath(pathname) === normalPath(this.task.path);
    for (const name of new Set([...own.keys(), ...searchParams.keys()])) {
      if (name === 'seed' || !isCondition(name)) continue;
      const asked = valuesOf(searchParams, name);
      if (asked === valuesOf(own, name) || (asked === null && !isPage)) continue;
      this.strayed ||= `The page was opened ${asked === null ? `without ?${name}=` : `with ?${name}=${asked.slice(0, 40)}`}`;
    }
    const seed = searchParams.get('seed');
    const { bySeed } = this.task;
    if (isPage && !bySeed && seed === null) this.hasDrawn = true;
    if (seed === this.seed || (seed === null && !(isPage && bySeed))) return;
    // A page that was opened without a seed draws one, and may hand it to the next page.
    if (!bySeed && (!isPage || this.hasDrawn)) return;
    this.strayed ||= `The page was opened ${seed === null ? 'without the seed' : 'with another seed'}`;
  }

  /** Takes what a candidate says about its own browser. Resolves with whether the outcome is there now. */
  async look({ tabs, looks, reports }: Seen, answer = ''): Promise<boolean> {
    const opened = tabs.filter((address) => /^https?:/.test(address) && URL.canParse(address));
    for (const address of opened) this.noteAddress(address, this.isOfSite(address));
    for (const report of reports) {
      if (report.kind === 'input') this.inputs += 1;
      // Without the wall, nobody can tell whose script it was. A driver fills fields by scripts too.
      if (report.kind === 'input' || report.kind === 'met') this.take(report, '');
    }
    const seen = new Map(
      this.looks.map(({ frames, expression }, i) => [frames.join('\n') + expression, looks[i] ?? []]),
    );
    this.grader = {
      tabs: async () => opened,
      evaluate: async (frames, expression) => seen.get(frames.join('\n') + expression) ?? [],
    };
    return this.areMet(this.grader, answer, false);
  }

  private showsPage(address: string, path: string): boolean {
    return URL.canParse(address) && this.isOfSite(address) && new URL(address).pathname === path;
  }

  private isOfSite(url: string): boolean {
    return this.options.origins.includes(new URL(url).origin);
  }

  /** Looks at what the candidate has left behind, and ends the run. */
  async grade(claimed: boolean, answer = ''): Promise<Grade> {
    const seconds = Math.round(performance.now() - this.started) / 1000;
    const late = setTimeout(LONGEST, { reachedBy: null, why: 'The browser did not answer.' }, { ref: false });
    // A candidate may have left the browser in any state.
    const failed = () => ({ reachedBy: null, why: 'The exam could not look at the browser.' });
    const { reachedBy, why } = await Promise.race([this.judge(answer).catch(failed), late]);
    await this.close();
    const reward = reachedBy === 'input' ? 1 : 0;
    const falseSuccess = claimed && reward === 0;
    return { reward, reachedBy, falseSuccess, why, seconds, events: this.inputs, evidence: this.evidence };
  }

  private async judge(answer: string): Promise<{ reachedBy: ReachedBy | null; why: string }> {
    const nothing = (why: string) => ({ reachedBy: null, why });
    const { grader, expected } = this;
    if (!grader && this.isOpen) return nothing('Nobody said what the browser shows.');
    if (!grader || this.browser?.alive === false) {
      return nothing('The browser was closed, so there is nothing to look at.');
    }
    if (!(await this.holds(grader, answer))) {
      const refused = this.evidence.find((line) => line.startsWith('The exam'));
      return nothing(`The outcome is not there.${refused ? ` ${refused}` : ''}`);
    }
    if (this.strayed) return nothing(`${this.strayed}, which is not the address of this run.`);
    // In one step, because a script of the candidate may still run in the page.
    if (!this.isOpen && !(await this.areMet(grader, answer, true))) {
      return { reachedBy: 'written', why: 'The outcome stands in the document, but the page did not bring it there.' };
    }
    if (this.script) return { reachedBy: 'script', why: `A script took part: ${this.script}.` };
    const isRead = expected.some((one) => 'answer' in one);
    if (this.inputs === 0 && !isRead) {
      return { reachedBy: 'script', why: 'The outcome is there, but the browser got no input.' };
    }
    if (this.isOpen) return { reachedBy: 'input', why: 'The outcome is there, and the page got input.' };
    return { reachedBy: 'input', why: `The page brought the outcome about after ${this.inputs} commands of input.` };
  }

  private async holds(grader: Grader, answer: string): Promise<boolean> {
    // What somebody said does not change.
    const end = performance.now() + (this.isOpen ? 0 : PATIENCE);
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
    if ('tab' in expected) {
      if (own && !this.opened.has(expected.tab)) return false;
      return (await grader.tabs()).some((address) => this.showsPage(address, expected.tab));
    }
    // The exam has no task with a download.
    if ('download' in expected) return false;
    if (expected.during) return this.met.has(JSON.stringify(expected));
    const around = own ? lookFor(null, true) : undefined;
    const seen = await grader.evaluate(expected.frames ?? [], lookFor(expected, own), around);
    // A hidden element must be hidden in each tab and frame.
    return expected.hidden ? seen.length > 0 && seen.every((met) => met === true) : seen.includes(true);
  }

  async close(): Promise<void> {
    await Promise.all([this.door?.close(), this.browser?.close()]);
  }
}

/** Each value of a parameter of an address. */
function valuesOf(parameters: URLSearchParams, name: string): string | null {
  return parameters.has(name) ? parameters.getAll(name).join() : null;
}

function lookFor(expected: ElementExpectation | null, own: boolean): string {
  return `globalThis.${EXAM}?.(${JSON.stringify(expected)}, ${own})`;
}
