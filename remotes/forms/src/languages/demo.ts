import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

/** Most tools choose in a native select by a script. */
const LANGUAGE_BY_SCRIPT = 'A script may set Language. Other input by a script does not count.';

export default {
  title: 'Languages and Time',
  path: '/languages',
  description:
    'A shop in German, Polish, Arabic and Japanese: prices, plurals, dates and the direction of reading. Three time zones, a change of the clocks and the last second of a minute. Input by a script does not count, but a script may set the language.',
  icon: 'translate',
  tags: ['language', 'Intl', 'plural', 'right-to-left', 'time zone', 'clock', 'random'],
  keywords:
    'localization, l10n, i18n, currency, DST, summer time, countdown, rtl, arabic, translation, locale, timezone, number format, localisation',
  paths: { locators: 10 },
  beyond: true,
  tasks: tasksOf(stations, {
    'price-in-german': {
      rule: LANGUAGE_BY_SCRIPT,
      difficulty: 'tricky',
      hint: 'Remove the points first, and then replace the comma by a point.',
    },
    'plural-in-polish': {
      rule: LANGUAGE_BY_SCRIPT,
      difficulty: 'hard',
      hint: 'Try one number after the other and compare the words, or ask Intl.PluralRules.',
    },
    'first-in-arabic': {
      rule: LANGUAGE_BY_SCRIPT,
      difficulty: 'tricky',
      hint: 'The order in the document is the order of reading. The place on the screen is another.',
    },
    'date-in-japanese': {
      rule: LANGUAGE_BY_SCRIPT,
      difficulty: 'tricky',
      hint: 'Add 2018 to the year of the era.',
    },
    'three-zones': {
      difficulty: 'hard',
      hint: 'The time in New York stays the same, but it is one hour nearer to UTC.',
    },
    'missing-hour': {
      difficulty: 'hard',
      hint: 'The page says how many hours the typed day has. The day that you look for has 23.',
    },
    'last-second': {
      rule: LANGUAGE_BY_SCRIPT,
      difficulty: 'hard',
      hint: 'Set the page’s clock by the address, and wait for the text in steps much shorter than a second.',
    },
  }),
} satisfies Demo;
