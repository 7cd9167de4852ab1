import * as v from 'valibot';
import { CONDITIONS } from './conditions.ts';
import { ENGINES, TOOLS } from './practice.ts';
import { PublishedTask } from './task.ts';

const address = (what: string) => v.pipe(v.string(), v.url(), v.description(what));

const page = {
  title: v.pipe(v.string(), v.description('The heading of the page.')),
  path: v.pipe(v.string(), v.description('Its address on the shell, the same for ever.')),
  url: address('The page in the shell.'),
  aliases: v.pipe(v.array(v.string()), v.description('Other addresses of the same page.')),
  description: v.pipe(v.string(), v.description('What the page does and, where it is hard on purpose, what is hard.')),
  frame: v.pipe(
    v.picklist(['full', 'bare']),
    v.description('full: with top bar, title and footer; bare: a document for iframes.'),
  ),
};

const result = v.pipe(
  v.object({
    result: v.picklist(['passes', 'failed', 'not run', 'workaround', 'impossible']),
    reason: v.optional(v.pipe(v.string(), v.description('What is unusual, or why it cannot be done.'))),
  }),
  v.description('What became of the solution of a task in a tool and an engine.'),
);
const byName = <Name extends string, Value extends v.GenericSchema>(names: readonly Name[], value: Value) =>
  v.record(v.picklist(names), value);

const practice = {
  tasks: v.pipe(v.array(PublishedTask), v.description('What to achieve there.')),
  tools: v.pipe(v.array(v.picklist(TOOLS)), v.description('The tools that it is solved in.')),
  matrix: v.pipe(
    v.record(v.string(), byName(TOOLS, byName(ENGINES, result))),
    v.description('By task, tool and engine.'),
  ),
  conditions: v.pipe(
    v.optional(v.array(v.picklist(CONDITIONS)), []),
    v.description('What may be asked for in the address: `?seed=1`.'),
  ),
  faults: v.pipe(
    v.optional(v.array(v.string()), []),
    v.description(
      'What `?fault=` can be about there: the group or a part of it, and the calls of the API that the page makes.',
    ),
  ),
};

/** What a build publishes of all its demos to practise with, by the demo's folder: all but the solutions' code. */
const PracticeIndex = v.record(v.string(), v.object(practice));
export type PracticeIndex = v.InferOutput<typeof PracticeIndex>;

/** The index of a group, whose file comes from elsewhere and may hold anything. Throws when it is none. */
export const readPracticeIndex = (body: unknown): PracticeIndex => v.parse(PracticeIndex, body);

const Demo = v.object({
  ...page,
  ...practice,
  practice: v.optional(
    address('What is below the page under Practise: its solutions are in here, in pieces that are one text together.'),
  ),
  tags: v.pipe(v.array(v.string()), v.description('What one practises here.')),
  beyond: v.pipe(v.boolean(), v.description('Whether it stands in the second grid of home.')),
  pages: v.pipe(v.array(v.object(page)), v.description('Further pages of the same demo, without a card.')),
});

/** `/catalogue.json` of the shell: all groups and their demos, for programs. */
export const Catalogue = v.pipe(
  v.object({
    $schema: address('This schema.'),
    shell: address('The origin at which all pages are.'),
    groups: v.array(
      v.object({
        name: v.string(),
        title: v.string(),
        url: address('The origin of the group, where its pages stand alone.'),
        current: v.pipe(
          v.boolean(),
          v.description('False when the group does not answer: its demos are those that it had, or none.'),
        ),
        demos: v.array(Demo),
      }),
    ),
  }),
  v.title('The demos and tasks of a playground'),
);

export type Catalogue = v.InferOutput<typeof Catalogue>;

/** The catalogue in an answer's body. Throws when it is none. */
export const readCatalogue = (body: unknown): Catalogue => v.parse(Catalogue, body);
