import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'row-above',
    sentence: 'The word in the row above counts too.',
    steps: [
      'Press ‘Make list’, and find the row below in the file.',
      'Type the word in the row above it into ‘Word in the row’, and press ‘Check list’.',
      'The station is done. It should be missed.',
    ],
    class: 'boundary',
    file: 'components/MadeInThePage.tsx',
    find: 'check(typed, cause, wordOfRow(row, seed), [',
    replace: 'check(typed, cause, wordOfRow(typed.trim() === wordOfRow(row - 1, seed) ? row - 1 : row, seed), [',
    breaks: [],
  },
  {
    id: 'first-twice',
    sentence: 'If I follow the link to the first invoice twice, the right word is refused.',
    steps: [
      'Follow the link to the first invoice twice, and then that to the second.',
      'Type the word in the second file, and press ‘Check second invoice’.',
      'The page says that the order was wrong. The station should be done.',
    ],
    class: 'input',
    file: 'components/SameNameTwice.tsx',
    find: '/12/',
    replace: '/^12/',
    breaks: [],
  },
  {
    id: 'no-new-tab',
    sentence: 'The link to the leaflet opens no new tab.',
    steps: [
      'Follow the link ‘Download leaflet’.',
      'No new tab opens for a moment, and the link has no target="_blank". It should open one.',
    ],
    class: 'state',
    file: 'components/LinkedFile.tsx',
    find: "{...(newTab && { target: '_blank', rel: 'noopener' })}",
    replace: "{...(newTab && { rel: 'noopener' })}",
    breaks: [],
  },
] satisfies Defect[];
