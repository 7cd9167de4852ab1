import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'counts-the-visible',
    sentence: 'The number of buttons that the document calls visible counts as what a screen reader finds.',
    steps: [
      'Count those of the listed buttons whose row says ‘visible’.',
      'Type this number into ‘Buttons found’ and press ‘Check count’.',
      'The station is done. It should be missed, because a screen reader finds another number.',
    ],
    class: 'value',
    file: 'components/ScreenReader.tsx',
    find: 'if (number === count(({ assistive }) => assistive)) {',
    replace: 'if ([count(({ assistive }) => assistive), count(({ document }) => document)].includes(number)) {',
    breaks: [],
  },
  {
    id: 'only-by-pointer',
    sentence: 'If I press a button of the table with Enter, the first station does not count it.',
    steps: [
      'Focus the button ‘Opacity 1’ and press Enter.',
      'The station ‘Press all that a person can press’ says that nothing was pressed. It should name the button.',
    ],
    class: 'keyboard',
    file: 'Visibility.tsx',
    find: 'reached[way]?.pointer || reached[way]?.keyboard',
    replace: 'reached[way]?.pointer',
    breaks: [],
  },
  {
    id: 'counts-to-one',
    sentence: 'The table does not count the second press of a button.',
    steps: ['Click the button ‘Opacity 1’ twice.', 'The column ‘By pointer’ says 1. It should say 2.'],
    class: 'value',
    file: 'Visibility.tsx',
    find: '[by]: old[by] + 1',
    replace: '[by]: 1',
    breaks: [],
  },
] satisfies Defect[];
