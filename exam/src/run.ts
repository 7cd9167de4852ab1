import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { normalPath } from '@playground/kit/contract/routes';
import type { ElementExpectation, Outcome } from '@playground/kit/contract/task';
import { pageScript } from '@playground/kit/scripts/build/pageScript';
import { Addresses } from './addresses.ts';
import { Browser } from './browser.ts';
import { type Door, openDoor } from './door.ts';
import { attachGrader, type Grader } from './grader.ts';
import { EMPTIED, EXAM, type Report, workerAt } from './reports.ts';
import type { ExamTask } from './tasks.ts';
import { Wall } from './wall.ts';

export interface Grade {
  reward: 0 | 1;
  reachedBy: 'input' | 'script' | 'written' | null;
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

type Judged = Pick<Grade, 'reachedBy' | 'why'>;

const nothing = (why: string): Judged => ({ reachedBy: null, why });

export interface RunOptions {
  /** The program of the browser. */
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

/** The event of a text or a file that a driver put into a field comes within this time, in milliseconds. */
const LATE = 300;

/** So many lines of evidence are kept, and so many characters of each. A candidate could fill the memory with them. */
const MOST = 100;
const WIDEST = 200;

const MOST_MESSAGES = 1000;
const COUNTS = { sent: 1, given: Number.POSITIVE_INFINITY, got: -1 };

/** What Chromium is told to allow for a permission that a task needs. A task that needs a device is not in the exam. */
const GRANTS: Record<string, string> = {
  geolocation: 'geolocation',
  notifications: 'notifications',
  'clipboard-read': 'clipboardReadWrite',
  'clipboard-write': 'clipboardSanitizedWrite',
};

const recorder = pageScript(path.join(import.meta.dirname, 'page/recorder.ts'));
const scripts = pageScript(path.join(import.meta.dirname, 'page/scripts.ts'));

/** No page hears of these. They are input if the task names them. */
const UNHEARD: Record<string, (task: ExamTask) => boolean> = {
  'Page.handleJavaScriptDialog': ({ needs }) => Boolean(needs.dialogs ?? needs.asksBeforeLeaving),
  'Page.printToPDF': ({ goal }) => /\bprint\b/i.test(goal),
};

/** A tool's own code calls these before it types, or to choose. */
const FOR_TYPING = /^(focus|blur|files|add|value|selected\w*|addRange|collapse|setBaseAndExtent)$/;

export class Run {
  readonly id = randomBytes(9).toString('base64url');
  readonly url: string;
  readonly started = performance.now();
  private inputs = 0;
  /** The first input that reached an element of the page which does something then. */
  private reached = '';
  private pressedPage = false;
  /** The first thing that a script of the candidate did. */
  private script = '';
  /** By text, how often a page sent a message, less how often it came. The processes of frames tell of them in any order. */
  private readonly messages = new Map<string, number>();
  /** How many fields a tool has emptied that the recorder has not looked at since. */
  private emptied = 0;
  private readonly evidence: string[] = [];
  private byKeys = true;
  private strayed = '';
  /** The paths of new tabs that a press opened. */
  private readonly opened = new Set<string>();
  private readonly addresses: Addresses;
  private readonly expected: Outcome;
  private acting = 0;
  private acted = Number.NEGATIVE_INFINITY;
  engine = 'unknown';
  private door?: Door;
  private grader?: Grader;
  /** When the candidate gave the last command. */
  asked = this.started;
  private readonly browser: Browser;
  private readonly wall: Wall;
  private readonly host: string;
  readonly task: ExamTask;

  constructor(task: ExamTask, seed: string, { browser, shell, origins, host }: RunOptions) {
    this.task = task;
    this.host = host;
    this.expected = task.outcome(seed);
    this.addresses = new Addresses(task, seed);
    const { path, conditions } = task;
    this.url = `${shell}${path}${conditions}${conditions ? '&' : '?'}seed=${seed}`;
    this.browser = new Browser(browser, origins);
    this.wall = new Wall({ origins, files: host === '127.0.0.1' });
  }

  /** Resolves with the address for the candidate when the browser is ready. */
  async open(): Promise<Pick<Door, 'cdp' | 'debuggerAddress'>> {
    const { browser, wall, task } = this;
    const { permissions = [], position } = task.needs;
    const elements = this.expected.filter((one): one is ElementExpectation => 'role' in one);
    const during = elements.filter((one) => one.during);
    const setup = JSON.stringify({ path: task.path, during, keyboard: task.keyboard ? elements : [] });
    this.grader = await attachGrader(browser, wall, {
      source: `(()=>{const SETUP=${setup};${recorder}})()`,
      scripts,
      report: (text, target) => this.take(JSON.parse(text) as Report, target),
      called: (text, target) => this.takeCall(text, target),
      opened: (url, isDocument) => this.noteAddress(url, wall.isOfSite(url), isDocument),
      worker: (url) => this.count({ kind: 'got', message: workerAt(url) }),
      trustsFiles: this.expected.some((one) => 'role' in one && !one.frames && one.pattern?.startsWith('Done: ')),
      openedTab: (url) => {
        if (this.pressedPage && URL.canParse(url)) this.opened.add(new URL(url).pathname);
      },
      position,
    });
    const granted = permissions.flatMap((name) => GRANTS[name] ?? []);
    const grant = (context = {}) =>
      granted.length > 0 && browser.ask('Browser.grantPermissions', { permissions: granted, ...context });
    await grant();
    this.engine = (await browser.send('Browser.getVersion')).product;
    this.door = await openDoor(
      browser,
      wall,
      {
        scripts,
        context: (browserContextId) => void grant({ browserContextId }),
        world: (target, name) => this.grader?.watchWorld(target, name),
        asked: () => {
          this.asked = performance.now();
        },
        refused: (why) => this.note(why),
        acted: (method, done) => {
          this.inputs += 1;
          this.acting += 1;
          if (method === 'DOM.focus' && task.keyboard) this.noteScript(method);
          void done.then(({ error }) => {
            if (!error && UNHEARD[method]?.(task)) this.reach(method);
            this.acting -= 1;
            this.acted = performance.now();
          });
          this.note(method);
        },
      },
      this.host,
    );
    const { cdp, debuggerAddress } = this.door;
    return { cdp, debuggerAddress };
  }

  private note(seen: string): void {
    const line = seen.slice(0, WIDEST);
    // A letter that is typed causes four events.
    if (this.evidence.length < MOST && !this.evidence.slice(-6).includes(line)) this.evidence.push(line);
  }

  private take(seen: Report, target: string): void {
    if ('message' in seen) this.count(seen);
    else if (seen.kind === 'value' && seen.empty && this.emptied > 0) this.emptied -= 1;
    else if (seen.kind === 'value') this.noteScript(`a value in ${seen.on} that nobody typed`);
    else this.takeEvent(seen, `${seen.type} on ${seen.on}`, target);
  }

  private count({ kind, message }: { kind: keyof typeof COUNTS; message: string }): void {
    const { messages } = this;
    if (messages.size < MOST_MESSAGES) messages.set(message, (messages.get(message) ?? 0) + COUNTS[kind]);
    else this.noteScript('many messages');
  }

  private takeEvent(seen: Extract<Report, { type: string }>, what: string, target: string): void {
    if (seen.kind === 'input') this.pressedPage = seen.own;
    if (seen.kind === 'input' || (seen.kind === 'perhaps' && this.isActing(seen.type))) {
      this.note(`input: ${what}`);
      if (seen.own) this.reach(what);
    } else if (seen.kind === 'script' && seen.picker && this.isOfTool(target)) {
      this.note(`tool: ${what}`);
      if (seen.picker === 'choice') this.reach(what);
    } else this.noteScript(what);
  }

  /** A script of the candidate could say anything here. It would count against it. */
  private takeCall(name: string, target: string): void {
    if (name === EMPTIED) {
      if (this.isOfTool(target)) this.emptied += 1;
      return;
    }
    if (FOR_TYPING.test(name) && this.isOfTool(target)) return;
    // Who only has to read something may play it.
    if (this.isRead) this.note(`called ${name}`);
    else this.noteScript(`a call of ${name}`);
  }

  private get isRead(): boolean {
    return this.expected.some((one) => 'answer' in one);
  }

  private reach(what: string): void {
    this.reached ||= what.slice(0, WIDEST);
  }

  /** Whether a driver is typing or choosing files. A page gets the event of a chosen file later. */
  private isActing(type: string): boolean {
    const patience = /^(input$|change$|composition)/.test(type) ? LATE : 0;
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

  private noteAddress(url: string, isOfSite: boolean, isDocument: boolean): void {
    if (isOfSite) this.strayed ||= this.addresses.strays(url, isDocument) ?? '';
    else this.note(`opened ${url.slice(0, 100)}`);
  }

  /** Whether the page has brought the outcome about. An answer is not looked at: a candidate could try many. */
  async look(): Promise<boolean> {
    const asked = this.expected.filter((one) => !('answer' in one));
    return asked.length > 0 && this.grader !== undefined && this.areMet(asked, this.grader, '', true);
  }

  private showsPage(address: string, path: string): boolean {
    return this.wall.isOfSite(address) && normalPath(new URL(address).pathname) === normalPath(path);
  }

  /** Looks at what the candidate has left behind, and ends the run. With `keepBrowser`, the browser stays until it is closed. */
  async grade(claimed: boolean, answer = '', keepBrowser = false): Promise<Grade> {
    const late = setTimeout(LONGEST, nothing('The browser did not answer.'), { ref: false });
    // A candidate may have left the browser in any state.
    const judged = this.judge(answer).catch(() => nothing('The exam could not look at the browser.'));
    return this.end(Promise.race([judged, late]), claimed, keepBrowser);
  }

  withdraw(): Promise<Grade> {
    return this.end(nothing('The run was withdrawn.'), false);
  }

  private async end(judged: Judged | Promise<Judged>, claimed: boolean, keepBrowser = false): Promise<Grade> {
    const seconds = Math.round(performance.now() - this.started) / 1000;
    const { reachedBy, why } = await judged;
    if (!keepBrowser) await this.close();
    const reward = reachedBy === 'input' ? 1 : 0;
    const { inputs: events, evidence } = this;
    return { reward, reachedBy, falseSuccess: claimed && reward === 0, why, seconds, events, evidence };
  }

  private async judge(answer: string): Promise<Judged> {
    const { grader, expected } = this;
    if (!grader || !this.browser.alive) {
      return nothing('The browser was closed, so there is nothing to look at.');
    }
    if (!(await this.holds(grader, answer))) {
      if (await this.areMet(expected, grader, answer, false)) {
        return {
          reachedBy: 'written',
          why: 'The outcome stands in the document, but the page did not bring it there.',
        };
      }
      if (!this.byKeys) return nothing('The goal asks for the keyboard, and something else took part.');
      const refused = this.evidence.find((line) => line.startsWith('The exam'));
      return nothing(`The outcome is not there.${refused ? ` ${refused}` : ''}`);
    }
    const [forged] = [...this.messages].find(([, left]) => left < 0) ?? [];
    if (forged) this.noteScript(`what no page sent, ${forged}`);
    if (this.strayed) return nothing(`${this.strayed}, which is not the address of this run.`);
    if (this.script) return { reachedBy: 'script', why: `A script took part: ${this.script}.` };
    if (this.reached) return { reachedBy: 'input', why: `The page brought the outcome about after ${this.reached}.` };
    if (this.isRead) return { reachedBy: 'input', why: 'The answer is right.' };
    return { reachedBy: 'script', why: 'The outcome is there, but no input reached an element of the page.' };
  }

  private async holds(grader: Grader, answer: string): Promise<boolean> {
    const end = performance.now() + PATIENCE;
    while (!(await this.areMet(this.expected, grader, answer, true))) {
      if (performance.now() > end) return false;
      await setTimeout(PACE);
    }
    return true;
  }

  /** What elements show must hold in one tab, at the address of the task. If the task opens a tab, each in any one. */
  private async areMet(all: Outcome, grader: Grader, answer: string, own: boolean): Promise<boolean> {
    const tabs = await grader.tabs();
    const isAt = (id: string, path: string) => this.showsPage(tabs.get(id) ?? '', path);
    const opens = all.some((one) => 'tab' in one);
    let left = [...tabs.keys()].filter((id) => isAt(id, this.task.path));
    const byFrame = new Map<string, ElementExpectation[]>();
    for (const expected of all) {
      if ('answer' in expected && answer.replace(/\s+/g, ' ').trim() !== expected.answer) return false;
      // The exam has no task with a download.
      if ('download' in expected) return false;
      if ('tab' in expected) {
        if (own && !this.opened.has(expected.tab)) return false;
        if (![...tabs.keys()].some((id) => isAt(id, expected.tab))) return false;
      }
      if (!('role' in expected)) continue;
      const where = opens ? JSON.stringify(expected) : JSON.stringify(expected.frames);
      byFrame.set(where, [...(byFrame.get(where) ?? []), expected]);
    }
    this.byKeys = true;
    for (const expected of byFrame.values()) {
      const asked = (isFile: boolean) => `globalThis.${EXAM}?.(${JSON.stringify(expected)}, ${own}, ${isFile})`;
      const seen = await grader.evaluate(expected[0]?.frames ?? [], asked);
      const met = [...seen.keys()].filter((id) => seen.get(id)?.includes(true));
      if ([...seen.values()].flat().includes('not by keys')) this.byKeys = false;
      if (!opens) left = left.filter((id) => met.includes(id));
      if ((opens ? met : left).length === 0) return false;
    }
    return true;
  }

  async close(): Promise<void> {
    await Promise.all([this.door?.close(), this.browser.close()]);
  }
}
