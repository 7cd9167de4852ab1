/** The fields that several schemas of the contract share, and the words for what is wrong with them. */
import * as v from 'valibot';

/** The sentence without a subject that says what is wrong with a field: `has no title`. */
export const has = (what: string) => `has ${what}`;

/** A field that is not there is told by its name, anything but an object as such. */
export const missing = ({ expected }: v.BaseIssue<unknown>) =>
  expected === 'Object' ? 'is not an object' : `has no ${expected?.replaceAll('"', '')}`;

/** The same where no other field is taken: a misspelt one would be none at all. */
export const missingOrUnknown = (issue: v.BaseIssue<unknown>) =>
  issue.expected === 'never' ? `has a field ${issue.received} that nobody knows` : missing(issue);

export const text = (name: string) => v.pipe(v.string(has(`no ${name}`)), v.regex(/\S/, has(`no ${name}`)));

/** Starts with one slash and has no empty, dot or odd segment: `javascript:…`, `//host` and `` are not paths. */
const PATH = /^(\/[A-Za-z0-9_-]+)+$/;
const notAPath = ({ input }: v.BaseIssue<unknown>) => has(`a path that is not a path: ${JSON.stringify(input)}`);
export const path = v.pipe(v.string(notAPath), v.regex(PATH, notAPath));
export const aliases = v.array(
  v.pipe(v.string(has('an alias that is not a path')), v.regex(PATH, has('an alias that is not a path'))),
  has('no list of aliases'),
);
export const frame = v.picklist(['full', 'bare'], has('a frame that is neither full nor bare'));
export const tags = v.pipe(
  v.array(
    v.pipe(v.string(has('tags that are not text')), v.regex(/\S/, has('tags that are not text'))),
    has('no tags'),
  ),
  v.minLength(1, has('no tags')),
);

/** The first thing that is wrong with a demo; what is wrong with one of its pages says so. */
export function problemIn(schema: v.GenericSchema, demo: unknown): string | undefined {
  const { issues } = v.safeParse(schema, demo, { abortEarly: true });
  if (!issues) return undefined;
  const [{ message, path: keys = [] }] = issues;
  return keys[0]?.key === 'pages' && keys.length > 1 ? `has a page that ${message}` : message;
}
