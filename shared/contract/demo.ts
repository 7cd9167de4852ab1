import * as v from 'valibot';
import { aliases, frame, has, object, path, readDemo, tags, text } from './fields.ts';
import { PATHS } from './paths.ts';
import { FOLDER_OF_FILES } from './routes.ts';
import { PROVIDERS } from './site.ts';
import { type Lesson, type Task, tasks } from './task.ts';
import { CAPABILITIES, type Capability } from './tools.ts';

/** Whether a server has something else at this path, so that no page can be opened there. */
const isServers = (address: string) => /^\/(healthz|readyz)$/.test(address) || FOLDER_OF_FILES.test(address);

const page = {
  title: text('title'),
  /** The public address, e.g. `/counter`. It never changes: learners write it into their tests. */
  path: v.pipe(
    path,
    v.check(
      (input) => !isServers(input),
      ({ input }) => has(`a path that the servers need: ${JSON.stringify(input)}`),
    ),
  ),
  /** Other addresses of the page. Case does not matter. */
  aliases: v.optional(
    v.pipe(
      aliases,
      v.checkItems((input) => !isServers(input), has('an alias that the servers need')),
    ),
  ),
};

const Page = object({
  ...page,
  description: v.optional(v.string(has('a description that is not text'))),
  /** The component's file in the demo's folder, without its extension: `SecondVersion`. */
  component: text('component'),
  /** `full`: with the frame around it; `bare`: a document for iframes. */
  frame,
});

const Demo = object({
  ...page,
  /** One or two sentences: what the page does and, if it is hard on purpose, what is hard. */
  description: text('description'),
  /** A name of Bootstrap Icons: `plus-slash-minus`. */
  icon: text('icon'),
  /** What you practise here: `dialog`, `iframe`, `drag`, … */
  tags,
  /** Other words that people search for on home, the most fitting first: `cookie banner, tooltip`. Older demos have a list. */
  keywords: v.optional(v.union([text('keywords'), v.array(text('keywords'))], has('keywords that are not text'))),
  /** Its place in paths of home: `{ forms: 3 }`. Between the pages at 3 and at 4 it is 3.5. */
  paths: v.optional(
    v.record(
      v.picklist(
        PATHS.map(({ name }) => name),
        has('a path that home does not have'),
      ),
      v.number(has('a place in a path that is not a number')),
      has('paths that are not an object'),
    ),
  ),
  /** The providers that the page itself may call and embed. Its further pages may not. */
  providers: v.optional(v.array(v.picklist(PROVIDERS, has('a provider that the site does not have')))),
  /** True if the specification does not name the demo. Home shows it in the second grid. */
  beyond: v.optional(v.literal(true, has('a beyond that is not true'))),
  /** What a tool has to be able to do, and the tasks that need it. `/tools` shows the results by this. */
  capabilities: v.optional(
    v.record(
      v.picklist(Object.keys(CAPABILITIES) as Capability[], has('a capability that is not in contract/tools.ts')),
      v.union([v.literal('all'), v.array(v.string())], has('a capability without tasks')),
    ),
  ),
  tasks,
  /** Further pages of the demo. They have an address but no card. */
  pages: v.optional(v.array(Page, has('pages that are not a list'))),
});

export type Page = v.InferOutput<typeof Page>;
export type Demo = Omit<v.InferOutput<typeof Demo>, 'tasks'> & { tasks: (Task & Lesson)[] };

export const keywordsOf = ({ keywords = [] }: Pick<Demo, 'keywords'>) =>
  [keywords].flat().flatMap((text) => text.split(/, */));

/** The first problem of a `demo.ts`, in a sentence without a subject; undefined if there is none. */
export const demoProblem = (demo: unknown) => readDemo(Demo, demo).problem;
