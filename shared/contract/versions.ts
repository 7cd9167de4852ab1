import * as v from 'valibot';
import { has, path, readDemo, strict, text } from './fields.ts';
import { VERSION_NAME } from './versionNames.ts';

/** What a defect makes wrong. */
export const CLASSES = [
  'value',
  'boundary',
  'state',
  'timing',
  'message',
  'name or role',
  'focus',
  'keyboard',
  'covered',
  'width or theme',
  'input',
  'history',
  'silence',
  'money',
  'date',
] as const;

const Defect = strict({
  id: text('id'),
  /** What a visitor would write into a report. */
  sentence: text('sentence'),
  /** How a person sees it, beginning at the open page. */
  steps: v.pipe(v.array(text('text in its steps'), has('steps that are no list')), v.minLength(1, has('no steps'))),
  class: v.picklist(CLASSES, has(`a class that is none of ${CLASSES.join(', ')}`)),
  /** The file in the demo's folder that has the defect. */
  file: text('file'),
  /** A text that is in this file exactly once, and what stands there instead. */
  find: text('text to find'),
  replace: v.string(has('no replacement')),
  /** The ids of the tasks that it breaks. */
  breaks: v.array(v.string(), has('no list of the tasks that it breaks')),
  /** Seeds with which one sees it, if one does not with all. */
  seeds: v.optional(v.array(v.string())),
  /** A public report of such a defect: `owner/repository#12`. */
  source: v.optional(v.string()),
});

export type Defect = v.InferOutput<typeof Defect>;

const Defects = v.pipe(
  v.array(Defect, 'is no list'),
  v.checkItems(({ id }, index, all) => all.findIndex((other) => other.id === id) === index, has('an id twice')),
);

/** The first problem of a `defects.ts`, in a sentence without a subject; undefined if there is none. */
export const defectsProblem = (defects: unknown) => readDemo(Defects, defects).problem;

const OtherWords = v.record(v.string(), text('other words for one of its texts'), 'is no list of texts');

/** The first problem of an `otherWords.ts`, in a sentence without a subject; undefined if there is none. */
export const otherWordsProblem = (words: unknown) => readDemo(OtherWords, words).problem;

/** The redesigns: each is one file of `shared/redesigns`. */
export const REDESIGNS = {
  ids: 'Elements have other ids, and everything that refers to them follows.',
  classes: 'Our own classes have other names, and each element has its classes in another order with one more.',
  wrapped: 'There are more elements around others, which change nothing to see.',
  twin: 'Each text, link and button has a hidden copy, as pages have for another width.',
  siblings:
    'Elements beside each other have another order in the document, at the same place on the screen and of the Tab key.',
  tags: 'Headings, outputs and elements without a meaning are other elements with the same roles.',
  late: 'The page shows a skeleton first, and its content a second and a half later.',
  busy: 'In the pause after each press, key and change, texts, links and buttons are made anew, so those that were found before are gone.',
  words: 'Labels and buttons say the same in other words.',
} as const;

export type Redesign = keyof typeof REDESIGNS;

const OfAnExam = v.object({
  /** The path of the page. */
  page: path,
  /** Its name in `?version=`, which says nothing of its kind. */
  version: v.pipe(v.string(), v.regex(VERSION_NAME)),
});

/** A version of a page, as `/versions.json` lists it. */
const PublishedVersion = v.object({
  ...OfAnExam.entries,
  kind: v.picklist(['redesign', 'defect']),
  /** Of a defect, one of `CLASSES`. Of a redesign, its name. */
  class: v.string(),
  sentence: v.string(),
  steps: v.array(v.string()),
  breaks: v.array(v.string()),
});

export type PublishedVersion = v.InferOutput<typeof PublishedVersion>;

/** Throws if a group's list has another form. */
export const readVersions = (list: unknown): object[] => v.parse(v.array(v.union([PublishedVersion, OfAnExam])), list);
