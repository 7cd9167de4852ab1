import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Text Traps',
  path: '/textTraps',
  description:
    'Fifteen texts, ids, classes and labels that are not what they look like: characters that nobody sees, words from styles, ids that are not valid in a selector. Input by a script does not count.',
  icon: 'spellcheck',
  tags: ['text', 'Unicode', 'selector', 'id', 'class', 'accessible name', 'random'],
  keywords:
    'nbsp, white space, homoglyph, right-to-left, pseudo-element, dynamic id, invalid selector, selector escape, special characters, exact text, test id, dynamic class',
  paths: { locators: 9 },
  beyond: true,
  tasks: tasksOf(stations, {
    'non-breaking-spaces': {
      difficulty: 'tricky',
      hint: 'Find out whether your tool folds white space. If it does not, write the character U+00A0.',
    },
    'zero-width-spaces': { difficulty: 'tricky', hint: 'Remove U+200B from what you read before you type it.' },
    'soft-hyphens': { difficulty: 'tricky', hint: 'Compare the texts after you remove U+00AD from them.' },
    'bidi-marks': {
      difficulty: 'tricky',
      hint: 'U+202E shows what follows from right to left. Reverse the digits after it.',
    },
    'case-by-style': {
      difficulty: 'tricky',
      hint: 'Compare the texts without their case, and read text-transform from the computed style.',
    },
    'text-by-before': {
      difficulty: 'hard',
      hint: 'The computed style of the pseudo-element ::before has its content. Some tools add it to the accessible name.',
    },
    ellipsis: { difficulty: 'tricky', hint: 'The full name is also in an attribute of the button.' },
    'text-in-pieces': { difficulty: 'tricky', hint: 'Compare the text of the whole button, not a text node.' },
    'look-alike-letters': {
      difficulty: 'hard',
      hint: 'Replace each Cyrillic letter by the Latin one that looks the same. There are five such letters.',
    },
    'ids-that-change': { difficulty: 'basic', hint: 'Find the button by what you read on it.' },
    'ids-with-dots': {
      difficulty: 'tricky',
      hint: 'Use a locator by id or an attribute selector, or escape the dot with a backslash.',
    },
    'ids-with-digits-first': {
      difficulty: 'basic',
      hint: 'Find the button by its whole text, because other texts contain it.',
    },
    'classes-in-any-order': { difficulty: 'basic', hint: 'In a CSS selector, write each class with its own dot.' },
    'labels-that-occur-twice': {
      difficulty: 'basic',
      hint: 'Find the group of the address first, then the field in it.',
    },
    'label-not-the-name': { difficulty: 'tricky', hint: 'Find the button by its text, not by its role and name.' },
  }),
} satisfies Demo;
