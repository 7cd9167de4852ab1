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
  },
};

export const STARTED = object({
  run: text,
  url: described(text, 'The address of the page. Other conditions and other seeds do not count'),
  goal: text,
  needs: NEEDS,
  deadline: described({ type: 'string', format: 'date-time' }, 'The run is then graded as it is'),
  cdp: described(text, "For Playwright's connectOverCDP and Puppeteer's browserWSEndpoint"),
  debuggerAddress: described(text, "For Selenium's option of this name, on this machine only"),
});

export const LOOKED = object({ isThere: described({ type: 'boolean' }, 'Whether the outcome is there') });

export const CLAIM = {
  ...object({ claimed: {} }),
  properties: {
    claimed: { type: 'boolean', description: 'Whether you think that the task is done' },
    answer: { ...text, maxLength: 10_000, description: 'What you found out, if the goal asks for it' },
    keepBrowser: { type: 'boolean', description: 'The browser stays open until you delete the run' },
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

const SCORE = object({ runs: count, reward: count, falseSuccesses: count });
const SCORES = { type: 'object', additionalProperties: SCORE } as const;

export const REPORT = object({
  began: { type: 'string', format: 'date-time' },
  site: text,
  builds: { type: 'object', additionalProperties: text },
  engine: text,
  total: described(SCORE, 'Runs with a secret seed'),
  byTool: SCORES,
  byGroup: SCORES,
  byKind: SCORES,
  givenSeed: described(SCORE, 'Runs whose seed the candidate or --seed chose. They are in no total'),
  open: described(count, 'Runs that are not graded yet'),
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
      ...GRADE,
    }),
  ),
  left: LEFT,
});
