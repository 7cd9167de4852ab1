import * as v from 'valibot';
import { aliases, frame, has, missing, path, problemIn, tags, text } from './fields.ts';
import { tasks } from './task.ts';

const Page = v.object(
  {
    title: text('title'),
    /** The public address, e.g. `/counter`. Learners write it into their tests: it never changes. */
    path,
    /** Other spellings of the path that differ in more than case. */
    aliases: v.optional(aliases),
    description: v.optional(v.string(has('a description that is not text'))),
    /** The component's file in the demo's folder without its ending, e.g. `SecondVersion`. */
    component: text('component'),
    /** `full`: with the frame around it; `bare`: nothing at all, for documents meant for iframes. */
    frame,
  },
  missing,
);

/** What a demo says about itself, written by hand in its `demo.ts`. */
const Demo = v.object(
  {
    /** The name of the card, the heading of the page. */
    title: text('title'),
    path,
    aliases: v.optional(aliases),
    /** One or two sentences: what the page does and, where it is hard on purpose, what is hard. */
    description: text('description'),
    /** A name of Bootstrap Icons, e.g. `plus-slash-minus`. */
    icon: text('icon'),
    /** What one practises here: `dialog`, `iframe`, `drag`, … */
    tags,
    /** True for what the specification does not know; such demos stand in the second grid. */
    beyond: v.optional(v.literal(true, has('a beyond that is not true'))),
    /** What one is to achieve here. */
    tasks,
    /** Further pages of the same demo. They have an address and no card. */
    pages: v.optional(v.array(Page, has('pages that are not a list'))),
  },
  missing,
);

export type Page = v.InferOutput<typeof Page>;
export type Demo = v.InferOutput<typeof Demo>;

/** What is wrong with a hand-written `demo.ts`, in one sentence without a subject; undefined when nothing is. */
export function demoProblem(demo: unknown): string | undefined {
  return problemIn(Demo, demo);
}
