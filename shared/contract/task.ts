import * as v from 'valibot';
import { isCondition } from './conditions.ts';
import { has, missingOrUnknown, path, text } from './fields.ts';

const optionalText = (name: string) => v.optional(v.string(has(`a ${name} that is not text`)));
const flag = (name: string) => v.optional(v.literal(true, has(`a ${name} that is not true`)));
const pattern = v.pipe(
  v.string(has('a pattern that is not text')),
  v.check(isPattern, ({ input }) => has(`a pattern that is no regular expression: ${JSON.stringify(input)}`)),
);

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
}

/** An element as a tool finds it. Texts are compared with white space folded, and as a whole. */
const Element = v.strictObject(
  {
    role: text('role'),
    /** Its accessible name. */
    name: optionalText('name'),
    text: optionalText('text'),
    /** A regular expression that its whole text is one of. */
    pattern: v.optional(pattern),
    /** What a field holds. */
    value: optionalText('value'),
    checked: v.optional(v.boolean(has('a checked that is neither true nor false'))),
    /** The texts of all elements of this role and name, in their order. */
    texts: v.optional(v.array(v.string(has('texts that are not text')), has('texts that are not a list'))),
    /** There is no such element that anybody could see. */
    hidden: flag('hidden'),
    /** The element that it is in, in the document's or an open shadow root's tree. */
    within: v.optional(v.strictObject({ role: text('role'), name: text('name') }, missingOrUnknown)),
    /** The titles of the frames that it is in, the outermost first. */
    frames: v.optional(v.pipe(v.array(text('title of a frame')), v.minLength(1, has('no title of a frame')))),
    /** It holds only while the task is done. */
    during: flag('during'),
  },
  missingOrUnknown,
);

const Download = v.strictObject(
  {
    /** The file's name. */
    download: text('name of a download'),
    sha256: v.pipe(v.string(has('no sha256')), v.regex(/^[0-9a-f]{64}$/, has('a sha256 that is none'))),
  },
  missingOrUnknown,
);

/** A tab in which this page of the site is open. */
const Tab = v.strictObject({ tab: path }, missingOrUnknown);

/** What whoever does the task has found out: a page that is only read does not change. */
const Answer = v.strictObject({ answer: text('answer') }, missingOrUnknown);

/** One thing that is there when a task is done. */
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

const Dialog = v.strictObject(
  {
    type: v.picklist(['alert', 'confirm', 'prompt'], has('a dialog that is none')),
    message: text('message of a dialog'),
    /** What is answered: a text, or whether to accept. */
    answer: v.optional(v.union([v.string(), v.boolean()])),
  },
  missingOrUnknown,
);

/** What the browser, or the one who does the task, must bring along. */
const Needs = v.strictObject(
  {
    permissions: v.optional(v.array(v.picklist(['camera', 'geolocation'], has('a permission that is none')))),
    devices: v.optional(v.array(v.picklist(['camera'], has('a device that is none')))),
    /** A file that is downloaded has to be read. */
    downloads: flag('downloads'),
    /** A browser that shows PDF files itself. */
    pdfViewer: flag('pdfViewer'),
    position: v.optional(v.strictObject({ latitude: v.number(), longitude: v.number() }, missingOrUnknown)),
    /** A mail address that one can read. */
    mailbox: flag('mailbox'),
    dialogs: v.optional(v.array(Dialog)),
    /** A browser that asks before a page is left: drivers answer that themselves unless the session was begun so. */
    asksBeforeLeaving: flag('asksBeforeLeaving'),
  },
  missingOrUnknown,
);

function areConditions(search: string): boolean {
  const names = [...new URLSearchParams(search).keys()];
  return search.startsWith('?') && names.length > 0 && names.every(isCondition);
}

const Task = v.strictObject(
  {
    /** Unique in the demo, and public: solutions are named by it, and `data-task` is. */
    id: v.pipe(text('id'), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, has('an id that is not in kebab-case'))),
    /** One sentence that says what to do, in the page's own words: an agent is told nothing else. */
    goal: text('goal'),
    /** The page of the demo where it is done; the demo's own unless it is given. */
    path: v.optional(path),
    /** What its page is opened with, besides a seed: `?now=2028-02-29`. */
    conditions: v.optional(
      v.pipe(v.string(has('conditions that are not text')), v.check(areConditions, has('conditions that are none'))),
    ),
    needs: v.optional(Needs),
    /**
     * What is there when it is done, all of it, and not before: for the seed of the address where chance decides, then the
     * task is published for the seed 1.
     */
    outcome: v.lazy((input) => (typeof input === 'function' ? OutcomeOfSeed : Outcome)),
  },
  missingOrUnknown,
);

/** What `demo.ts` says of its tasks. */
export const tasks = v.pipe(
  v.array(Task, has('no tasks')),
  v.minLength(1, has('no tasks')),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, has('two tasks of one id')),
);

export type Task = v.InferOutput<typeof Task>;
export type ElementExpectation = v.InferOutput<typeof Element>;
export type Expectation = v.InferOutput<typeof Expectation>;
export type Outcome = Expectation[];
export type Needs = v.InferOutput<typeof Needs>;

/** The seed for which tasks are published whose outcome chance decides. */
export const PUBLISHED_SEED = '1';

/** A task as programs and the page itself read it. */
export const PublishedTask = v.object({
  id: v.pipe(v.string(), v.description('Unique in its demo, and the same for ever.')),
  goal: v.pipe(v.string(), v.description('What to do, in one sentence: an agent needs no more.')),
  path: v.pipe(v.string(), v.description('The page where it is done.')),
  conditions: v.optional(
    v.pipe(
      v.string(),
      v.description('Set when its address ends in this: `?now=2028-02-29`. A seed comes behind it, after `&`.'),
    ),
  ),
  needs: v.pipe(Needs, v.description('What the browser, or whoever does it, must bring along.')),
  outcome: v.pipe(
    v.array(v.union([Download, Tab, Answer, Element])),
    v.description('What is there when it is done, all of it, and not before.'),
  ),
  seed: v.optional(v.pipe(v.string(), v.description('Set when the outcome holds for this `?seed=` alone.'))),
});
export type PublishedTask = v.InferOutput<typeof PublishedTask>;

/** Where on its site a task is done: its page, with its conditions and its seed. */
export function addressOf({
  path,
  conditions = '',
  seed,
}: Pick<PublishedTask, 'path' | 'conditions' | 'seed'>): string {
  return path + conditions + (seed ? `${conditions ? '&' : '?'}seed=${seed}` : '');
}

/** What is wrong with an outcome that a seed gave, in one sentence without a subject; undefined when nothing is. */
export function outcomeProblem(outcome: unknown): string | undefined {
  return v.safeParse(Outcome, outcome, { abortEarly: true }).issues?.[0].message;
}
