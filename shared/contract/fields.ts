/** Fields that several schemas share. A message is a sentence without a subject: `has no title`. */
import * as v from 'valibot';
import { PATH } from './path.ts';

export const has = (what: string) => `has ${what}`;

/** Valibot names a missing field in `expected`. */
const missing = ({ expected }: v.BaseIssue<unknown>) =>
  expected === 'Object' ? 'is not an object' : `has no ${expected?.replaceAll('"', '')}`;

const missingOrUnknown = (issue: v.BaseIssue<unknown>) =>
  issue.expected === 'never' ? `has an unknown field ${issue.received}` : missing(issue);

export const object = <Entries extends v.ObjectEntries>(entries: Entries) => v.object(entries, missing);
export const strict = <Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, missingOrUnknown);

export const matching = (pattern: RegExp, message: v.ErrorMessage<v.BaseIssue<unknown>>) =>
  v.pipe(v.string(message), v.regex(pattern, message));

export const text = (name: string) => matching(/\S/, has(`no ${name}`));

export const path = matching(PATH, ({ received }) => has(`an invalid path: ${received}`));
export const aliases = v.array(matching(PATH, has('an alias that is not a path')), has('no list of aliases'));
export const frame = v.picklist(['full', 'bare'], has('a frame that is neither full nor bare'));
export const tags = v.pipe(
  v.array(matching(/\S/, has('tags that are not text')), has('no tags')),
  v.minLength(1, has('no tags')),
);

/** A demo with the fields that `schema` has, or the first problem of it or of one of its pages. */
export function readDemo<Demo>(schema: v.GenericSchema<unknown, Demo>, demo: unknown) {
  const { success, output, issues } = v.safeParse(schema, demo, { abortEarly: true });
  if (success) return { output };
  const [{ message, path: keys = [] }] = issues;
  return { problem: keys[0]?.key === 'pages' && keys.length > 1 ? `has a page that ${message}` : message };
}
