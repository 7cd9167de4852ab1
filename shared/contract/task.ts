import * as v from 'valibot';
import { isCondition } from './conditions.ts';
import { has, matching, path, strict, text } from './fields.ts';

const words = (name: string) => v.string(has(`a ${name} that is not text`));
const flag = (name: string) => v.optional(v.literal(true, has(`a ${name} that is not true`)));
const listOf = <Option extends string>(name: string, options: readonly Option[]) =>
  v.optional(v.array(v.picklist(options, has(`an unknown ${name}`))));

/** `what` is for readers of the published JSON schema. */
export const described = <Schema extends v.GenericSchema>(schema: Schema, what: string) =>
  v.pipe(schema, v.description(what));
export const describedText = (what: string) => described(v.string(), what);

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
}

/** An element as a tool finds it. */
const Element = strict({
  role: described(
    text('role'),
    'Its role, written or implicit: `status` may be an `<output>`, and `button` a `<button>`.',
  ),
  name: v.optional(described(words('name'), 'Its accessible name. If not set, any element of this role.')),
  text: v.optional(described(words('text'), 'Its whole text, with white space folded.')),
  pattern: v.optional(
    described(
      v.pipe(
        words('pattern'),
        v.check(isPattern, ({ input }) => has(`a pattern that is not a regular expression: ${JSON.stringify(input)}`)),
      ),
      'A regular expression (JavaScript, flag `u`) that matches its whole text, with white space folded, or what a field or slider holds.',
    ),
  ),
  value: v.optional(described(words('value'), 'The content of a field, or what a slider says of its value.')),
  checked: v.optional(v.boolean(has('a checked that is neither true nor false'))),
  texts: v.optional(
    described(
      v.array(v.string(has('texts that are not text')), has('texts that are not a list')),
      'The texts of all elements of this role and name, or what these hold if they are fields, in document order. There are no others.',
    ),
  ),
  hidden: described(flag('hidden'), 'If set, no such element is visible.'),
  within: v.optional(
    described(
      strict({ role: text('role'), name: text('name') }),
      'The element around it, in the same document or in an open shadow root.',
    ),
  ),
  frames: v.optional(
    described(
      v.pipe(v.array(text('title of a frame')), v.minLength(1, has('no title of a frame'))),
      'The titles of the frames around it, the outermost first.',
    ),
  ),
  during: described(
    flag('during'),
    'If set, it holds for a moment while you do the task, on the same visit of the page. At the end it need not hold any more.',
  ),
});

const Download = strict({
  download: text('name of a download'),
  sha256: matching(/^[0-9a-f]{64}$/, has('a sha256 that is not 64 hexadecimal digits')),
});

/** A tab in which this page of the site is open. */
const Tab = strict({ tab: path });

/** What you found out. A page that you only read does not change. */
const Answer = strict({ answer: text('answer') });

/** One thing that holds when a task is done. */
const Expectation = v.lazy((input) => {
  if (v.is(v.looseObject({ download: v.unknown() }), input)) return Download;
  if (v.is(v.looseObject({ answer: v.unknown() }), input)) return Answer;
  return v.is(v.looseObject({ tab: v.unknown() }), input) ? Tab : Element;
});

const Outcome = v.pipe(
  v.array(Expectation, has('an outcome that is not a list')),
  v.minLength(1, has('an outcome of nothing')),
);

const OutcomeOfSeed = v.custom<(seed: string) => Outcome>((input) => typeof input === 'function');

const Dialog = strict({
  type: v.picklist(['alert', 'confirm', 'prompt'], has('an unknown type of dialog')),
  message: text('message of a dialog'),
  /** The text to type, or whether to accept. */
  answer: v.optional(v.union([v.string(), v.boolean()])),
});

/** What the browser or the person must have. */
const Needs = strict({
  permissions: listOf('permission', [
    'camera',
    'geolocation',
    'microphone',
    'notifications',
    'clipboard-read',
    'clipboard-write',
  ]),
  /** The screen is one that the browser lets the page see. */
  devices: listOf('device', ['camera', 'microphone', 'screen']),
  /** The content of a downloaded file must be read. */
  downloads: flag('downloads'),
  /** A browser that shows PDF files itself. */
  pdfViewer: flag('pdfViewer'),
  /** A browser that can hold the pointer while a tool moves it. Chromium without a window (headless shell) ends there. */
  pointerLock: flag('pointerLock'),
  position: v.optional(strict({ latitude: v.number(), longitude: v.number() })),
  /** A mail address whose mail you can read. */
  mailbox: flag('mailbox'),
  dialogs: v.optional(v.array(Dialog)),
  /** A browser that asks before you leave a page. Drivers answer for you unless you start the session without that. */
  asksBeforeLeaving: flag('asksBeforeLeaving'),
  /** A browser that lets the person choose an account of a sign-in provider (FedCM). */
  fedCm: flag('fedCm'),
  /** A tool that changes the page's requests, or answers them. */
  intercepts: flag('intercepts'),
  /** A tool that sees the page's own JavaScript, as developer tools do: its objects in memory, its listeners. */
  devtools: flag('devtools'),
});

/** Whether a task wants a whole Chromium. Its headless shell has no camera and no viewer of PDF files, and cannot hold the pointer. */
export function wantsWholeChromium({ devices, pdfViewer, pointerLock }: Needs): boolean {
  return Boolean(devices || pdfViewer || pointerLock);
}

function areConditions(search: string): boolean {
  const names = [...new URLSearchParams(search).keys()];
  return search.startsWith('?') && names.length > 0 && names.every(isCondition);
}

const id = v.pipe(text('id'), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, has('an id that is not in kebab-case')));

export const DIFFICULTIES = ['basic', 'tricky', 'hard'] as const;

const Fields = strict({
  /** Unique in the demo, and public: solutions and `data-task` use it. */
  id,
  /** One short sentence for each step, in the page's own words. Programs get `goalForAgents`. */
  goal: text('goal'),
  /** The page where you do the task, if it is not the demo's own. */
  path: v.optional(path),
  /** What the page's address ends in, besides a seed: `?now=2028-02-29`. */
  conditions: v.optional(v.pipe(words('conditions'), v.check(areConditions, has('unknown conditions')))),
  needs: v.optional(Needs),
  /** You must do it with the keyboard. Tasks and solutions then does not count what a pointer did. */
  keyboard: flag('keyboard'),
  /** If a person must do it: what of it a script may not do, in one sentence. */
  byHand: v.optional(text('byHand')),
  /** How hard it is for test tools. `basic`: with what each tool explains first. `tricky`: with one trap. `hard`: with several, or a rare API. */
  difficulty: v.optional(v.picklist(DIFFICULTIES, has('an unknown difficulty'))),
  /** One or two sentences that help to find the way, without saying it. A visitor reveals it before the solution. */
  hint: v.optional(text('hint')),
  /** One sentence: why the obvious way fails. A station has it in `hard`. */
  trap: v.optional(text('trap')),
  /** Holds as soon as the task is done, and not before. A function if it depends on the seed. */
  outcome: v.lazy((input) => (typeof input === 'function' ? OutcomeOfSeed : Outcome)),
});

const Task = v.pipe(
  Fields,
  v.check(
    ({ goal, keyboard }) => keyboard === true || !/\bwith the keyboard\b/i.test(goal),
    has('a goal with the keyboard, but not keyboard: true'),
  ),
);

export const tasks = v.pipe(
  v.array(Task, has('no tasks')),
  v.minLength(1, has('no tasks')),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, has('two tasks with the same id')),
);

export type Task = v.InferOutput<typeof Task>;
/** What a task is for learners. The type of `demo.ts` wants it. The schema does not, because pages of before may lack it. */
export type Lesson = Required<Pick<Task, 'difficulty' | 'hint'>>;
export type ElementExpectation = v.InferOutput<typeof Element>;
export type Expectation = v.InferOutput<typeof Expectation>;
export type Outcome = Expectation[];
export type Needs = v.InferOutput<typeof Needs>;

/** If the outcome depends on the seed, the task is published for this one. */
export const PUBLISHED_SEED = '1';

/** A task as programs read it. `readPractice` reads less of it. */
export const PublishedTask = v.object({
  id: described(id, 'Unique in its demo. It never changes.'),
  goal: describedText('What to do, in one sentence for each step.'),
  path: described(path, 'The page where you do it.'),
  conditions: v.optional(
    described(
      v.pipe(v.string(), v.startsWith('?')),
      'If set, the address ends in this: `?now=2028-02-29`. A seed follows after `&`.',
    ),
  ),
  needs: described(Needs, 'What the browser or the person must have.'),
  outcome: described(
    v.array(v.union([Download, Tab, Answer, Element])),
    'Everything that holds when the task is done, and not before.',
  ),
  keyboard: v.optional(described(v.literal(true), 'If set, you must do it with the keyboard.')),
  byHand: v.optional(
    describedText(
      'If set, input by a script does not count. It is a sentence for an agent, and says what a script may do.',
    ),
  ),
  difficulty: v.optional(described(v.picklist(DIFFICULTIES), 'How hard it is for test tools.')),
  hint: v.optional(describedText('Helps people to find the way. The goal is enough without it.')),
  trap: v.optional(describedText('Why the obvious way fails.')),
  capabilities: v.optional(described(v.array(v.string()), 'What a tool has to be able to do. /tools has the results.')),
  seed: v.optional(describedText('If set, the outcome holds for this `?seed=` only.')),
});
export type PublishedTask = v.InferOutput<typeof PublishedTask>;

/** Everything that an agent needs to know. It has no panel, so it reports what it found out. */
export const goalForAgents = ({ goal, byHand }: Pick<PublishedTask, 'goal' | 'byHand'>) =>
  [goal.replace(' into the panel', ' as your answer'), byHand].filter(Boolean).join(' ');

/** The path, conditions and seed of a task, as one address. */
export function addressOf(task: Pick<PublishedTask, 'path' | 'conditions' | 'seed'>): string {
  const { path, conditions = '', seed } = task;
  return path + conditions + (seed ? `${conditions ? '&' : '?'}seed=${seed}` : '');
}

/** What is wrong with the outcome that a function returned, in a sentence without a subject. */
export function outcomeProblem(outcome: unknown): string | undefined {
  return v.safeParse(Outcome, outcome, { abortEarly: true }).issues?.[0].message;
}
