const text = { type: 'string' } as const;
const count = { type: 'integer' } as const;
const list = (items: object) => ({ type: 'array', items }) as const;
/** All properties are required, and there are no others. */
const object = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});
const described = (schema: object, description: string) => ({ ...schema, description });
const anything = { type: 'object', additionalProperties: true } as const;

const MESSAGE = object({ message: text });

/** The answers of a route: `success` is the schema of a success. */
export const answers = (success: object, status = 200) => ({ [status]: success, '4xx': MESSAGE, '5xx': MESSAGE });

const TASK = described(text, 'A page and a task: dialogs/confirm');
const NEEDS = described(anything, 'What the browser or the person must have, as in the catalogue');

export const TASKS = list(
  object({
    task: TASK,
    goal: text,
    needs: NEEDS,
    revision: described(text, 'Changes with the goal, the outcome and the built files'),
  }),
);

export const LEFT = list(object({ task: TASK, why: text }));

export const START = {
  ...object({ task: TASK }),
  properties: {
    task: TASK,
    seed: { ...text, pattern: '^[\\w-]{1,40}$', description: 'Without it, the exam draws a secret one' },
    tool: { ...text, maxLength: 80, description: 'What the report calls you' },
    browser: {
      type: 'string',
      enum: ['own'],
      description: 'You have a browser of your own. The report then says open, and not sealed',
    },
  },
};

const ALWAYS = {
  run: text,
  url: described(text, 'The address of the page. Other conditions and other seeds do not count'),
  goal: text,
  needs: NEEDS,
  deadline: described({ type: 'string', format: 'date-time' }, 'The run is then graded as it is'),
};
export const STARTED = {
  ...object(ALWAYS),
  properties: {
    ...ALWAYS,
    cdp: described(
      text,
      "For Playwright's connectOverCDP, Puppeteer's connect and, without http://, Selenium's debuggerAddress",
    ),
    recorder: described(
      text,
      'For a browser of your own: a script that must run in each frame before any other. It calls __playgroundReport with reports',
    ),
    looks: described(
      list(object({ frames: list(text), expression: text })),
      'For a browser of your own: evaluate each expression in all frames with these titles. Do not show them to an agent',
    ),
  },
};

const REPORTED = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { type: 'string', enum: ['input', 'script', 'perhaps', 'value', 'met'] },
    type: { ...text, maxLength: 40 },
    on: { ...text, maxLength: 400 },
    expected: { ...text, maxLength: 2000 },
    picker: { type: 'boolean' },
  },
};

export const LOOK = {
  ...object({ tabs: {}, looks: {}, reports: {} }),
  properties: {
    tabs: described({ ...list({ ...text, maxLength: 2000 }), maxItems: 300 }, 'The addresses of all tabs'),
    looks: described(
      { ...list({ type: 'array', maxItems: 300 }), maxItems: 100 },
      'For each of the looks of the run, what it gave in each document',
    ),
    reports: described(
      { ...list(REPORTED), maxItems: 2000 },
      'What __playgroundReport was called with since the last look, parsed as JSON',
    ),
    answer: { ...text, maxLength: 10_000 },
  },
};

export const LOOKED = object({ isThere: described({ type: 'boolean' }, 'Whether the outcome is there') });

export const CLAIM = {
  ...object({ claimed: {} }),
  properties: {
    claimed: { type: 'boolean', description: 'Whether you think that the task is done' },
    answer: { ...text, maxLength: 10_000, description: 'What you found out, if the goal asks for it' },
  },
};

const REACHED = { type: ['string', 'null'], enum: ['input', 'script', 'written', null] } as const;

const GRADE = {
  reward: { type: 'integer', enum: [0, 1] },
  reachedBy: described(REACHED, 'Only input earns the reward'),
  falseSuccess: described({ type: 'boolean' }, 'You claimed success, and there is no reward'),
  why: text,
  seconds: { type: 'number' },
  events: described(count, 'How many of your commands were input'),
  evidence: list(text),
};
export const GRADED = object(GRADE);

const PROMISE = described(
  { type: 'string', enum: ['sealed', 'open'] },
  'open: the candidate had a browser of its own, and the grade rests on what it said about it',
);

const SCORE = object({ runs: count, reward: count, falseSuccesses: count });
const SCORES = { type: 'object', additionalProperties: SCORE } as const;

export const REPORT = object({
  $schema: text,
  began: { type: 'string', format: 'date-time' },
  site: text,
  builds: { type: 'object', additionalProperties: text },
  engine: text,
  total: SCORE,
  byTool: SCORES,
  byGroup: SCORES,
  byKind: SCORES,
  byPromise: SCORES,
  bySeed: described(SCORES, 'given: the candidate or --seed chose it, so their answers may be known'),
  runs: list(
    object({
      run: text,
      task: TASK,
      group: text,
      kind: { type: 'string', enum: ['basic', 'beyond'] },
      revision: text,
      tool: text,
      claimed: { type: 'boolean' },
      seedWasGiven: { type: 'boolean' },
      promise: PROMISE,
      ...GRADE,
    }),
  ),
  left: LEFT,
});
