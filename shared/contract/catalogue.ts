import * as v from 'valibot';
import { CONDITIONS } from './conditions.ts';
import { TOOLS, type Tool } from './practice.ts';
import { described, describedText, PublishedTask } from './task.ts';
import { Results } from './tools.ts';

const address = (what: string) => described(v.pipe(v.string(), v.url()), what);

const page = {
  title: describedText('The heading of the page.'),
  path: describedText('Its address on the shell. It never changes.'),
  url: address('The page in the shell.'),
  aliases: described(v.array(v.string()), 'Other addresses of the same page.'),
  description: describedText('What the page does and, if it is hard on purpose, what is hard.'),
  frame: described(v.picklist(['full', 'bare']), 'full: with top bar, title and footer; bare: a document for iframes.'),
};

const practice = {
  tasks: described(v.array(PublishedTask), 'The tasks of the demo.'),
  tools: described(v.array(v.picklist(TOOLS)), 'The tools that have a solution.'),
  matrix: described(v.record(v.string(), Results), 'By task, tool and engine.'),
  keywords: v.optional(described(v.array(v.string()), 'Other words that people search for.')),
  conditions: described(
    v.optional(v.array(v.picklist(CONDITIONS)), []),
    'What you can ask for in the address: `?seed=1`.',
  ),
  faults: described(
    v.optional(v.array(v.string()), []),
    'What `?fault=` can name: the group, its parts, and the API calls of the page.',
  ),
};

const Practice = v.object(practice);

/** The tasks and results of all demos in a build, by the demo's folder. Solutions are in `PublishedPractice`. */
export type PracticeFile = Record<string, v.InferOutput<typeof Practice> & Next>;

/** What shells of before November 2026 cannot read: the same with all tools. */
interface Next {
  next?: Pick<v.InferOutput<typeof Practice>, 'tools' | 'matrix'>;
}

/** A folder may be called `constructor`, which every object has. A map has only its own keys. */
export type PracticeIndex = Map<string, PracticeFile[string]>;

/** Leaves out demos with wrong tasks, and tools that this shell does not know. Throws if a group's file is not an object. */
export function readPracticeIndex(body: unknown): PracticeIndex {
  const demos = Object.entries(body as PracticeFile).map(([folder, { next, ...before }]) => {
    const { tools, ...read } = { ...before, ...next };
    const known = Array.isArray(tools) ? tools.filter((tool: Tool) => TOOLS.includes(tool)) : tools;
    return [folder, v.safeParse(Practice, { ...read, tools: known })] as const;
  });
  return new Map(demos.flatMap(([folder, { success, output }]) => (success ? [[folder, output]] : [])));
}

const Demo = v.object({
  ...page,
  ...practice,
  practice: v.optional(
    address('The content of Tasks and solutions, with the code of the solutions. Join its pieces to one text.'),
  ),
  tags: described(v.array(v.string()), 'What you practise here.'),
  beyond: described(v.boolean(), 'Whether home shows it in the second grid.'),
  pages: described(v.array(v.object(page)), 'Further pages of the same demo, without a card.'),
});

/** The shell's `/catalogue.json`: all groups and their demos, for programs. */
export const Catalogue = v.pipe(
  v.object({
    $schema: address('This schema.'),
    version: v.optional(described(v.string(), 'The release of the playground, by semver.org.')),
    shell: address('The origin of all pages.'),
    groups: v.array(
      v.object({
        name: v.string(),
        title: v.string(),
        url: address('The origin of the group, which has its pages without the shell.'),
        current: described(
          v.boolean(),
          'False if the group does not answer. Its demos may then be out of date or missing.',
        ),
        condition: v.optional(
          describedText(
            'What opens another build of the group: `?build.media=` with the id of a kept build or a channel.',
          ),
        ),
        demos: v.array(Demo),
      }),
    ),
  }),
  v.title('The demos and tasks of a playground'),
);

export type Catalogue = v.InferOutput<typeof Catalogue>;

/** Throws if the body is not a catalogue. */
export const readCatalogue = (body: unknown): Catalogue => v.parse(Catalogue, body);
