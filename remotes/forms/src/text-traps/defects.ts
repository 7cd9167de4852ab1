import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'copy-counts',
    sentence: 'A copy of the code counts with the spaces that nobody sees.',
    steps: [
      'Copy the code on the ticket, paste it into ‘Code on the ticket’ and press ‘Check code’.',
      'The station is done. It should be missed, because the copy contains zero-width spaces.',
    ],
    class: 'input',
    file: 'components/Copy.tsx',
    find: 'answer.trim()',
    replace: "answer.trim().replaceAll('\\u200b', '')",
    breaks: [],
  },
  {
    id: 'double-click-lost',
    sentence: 'Two presses do not count if they are a double click.',
    steps: [
      'In the station ‘Ids that change’, double-click the right button.',
      'The page counts two right presses, but the station is not done. It should be.',
    ],
    class: 'timing',
    file: 'components/IdsThatChange.tsx',
    find: 'if (pressed > 0) done',
    replace: 'if (pressed > 0 && nativeEvent.detail < 2) done',
    breaks: [],
  },
  {
    id: 'no-name-on-focus',
    sentence: 'The full name of a button stays the one before when the next button gets the focus.',
    steps: [
      'In the station ‘Ellipsis’, go from button to button with Tab.',
      'The full name does not change. It should be that of the button with the focus.',
    ],
    class: 'keyboard',
    file: 'components/Ellipsis.tsx',
    find: 'onFocus: () => setFull(name),',
    replace: 'onFocus: () => setFull((before) => before || name),',
    breaks: [],
  },
] satisfies Defect[];
