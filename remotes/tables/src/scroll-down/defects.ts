import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'two-at-once',
    sentence: 'Two statements are on the screen at the same time.',
    steps: ['Scroll down slowly.', 'Two statements are visible at once. It should be one.'],
    class: 'boundary',
    file: 'ScrollDown.module.css',
    find: 'row-gap: 100lvh;',
    replace: 'row-gap: 60lvh;',
    breaks: [],
    source: 'alvarotrigo/fullPage.js#2414',
  },
  {
    id: 'other-order',
    sentence: 'Jabuticaba comes before pitanga.',
    steps: ['Scroll to the end.', 'The last statement is about pitanga. It should be about jabuticaba.'],
    class: 'value',
    file: 'ScrollDown.tsx',
    find: `  'Pitanga is ribbed like a lantern.',
  'Jabuticaba grows on the trunk itself.',`,
    replace: `  'Jabuticaba grows on the trunk itself.',
  'Pitanga is ribbed like a lantern.',`,
    breaks: [],
  },
  {
    id: 'last-cut',
    sentence: 'The last statement is missing.',
    steps: ['Scroll to the end.', 'The page ends after pitanga. The statement about jabuticaba should follow.'],
    class: 'covered',
    file: 'ScrollDown.module.css',
    find: 'display: grid;',
    replace: `display: grid;
  max-height: 500lvh;
  overflow: clip;`,
    breaks: ['last-statement'],
  },
  {
    id: 'cut-on-phones',
    sentence: 'On a phone, the ends of the statements are cut off.',
    steps: [
      'Make the window 390 pixels wide.',
      'Scroll to the statement about passion fruit.',
      'Its last word is cut off. It should be on a second line.',
    ],
    class: 'width or theme',
    file: 'ScrollDown.tsx',
    find: 'className="alert alert-success fs-4 mb-0"',
    replace: 'className="alert alert-success fs-4 mb-0 text-nowrap overflow-hidden"',
    breaks: [],
    source: 'cerner/terra-clinical#148',
  },
] satisfies Defect[];
