import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'mix-counts',
    sentence: 'A sum with numbers of two refreshes counts.',
    steps: [
      'Press ‘Start refreshing’, and add the three numbers of the table.',
      'Type one more than their sum, and press ‘Check sum’.',
      'The station says Done. It should say that this is the sum of no refresh.',
    ],
    class: 'value',
    file: 'draw.ts',
    find: 'if (sum % SHOPS.length > 0) return',
    replace: 'if (sum % SHOPS.length > 0) return undefined &&',
    breaks: [],
  },
  {
    id: 'rows-without-keys',
    sentence: 'In the list with keys, a row does not keep its elements.',
    steps: [
      'In the station ‘Reordered with keys’, go to ‘Choose’ of the person with Tab, and press Enter twice.',
      'The second Enter presses the button of another person. It should press ‘Confirm’ of the same person.',
    ],
    class: 'state',
    file: 'components/Reordered.tsx',
    find: "key={id === 'keys' ? name : index}",
    replace: 'key={index}',
    breaks: [],
  },
  {
    id: 'two-of-three',
    sentence: 'After the third button, the page says that two were pressed.',
    steps: [
      'Press ‘Start replacing’, and press three new buttons ‘Confirm’.',
      'The station is done, but beside the button you read ‘2 of 3 pressed.’ It should be ‘3 of 3 pressed.’',
    ],
    class: 'message',
    file: 'components/OnATimer.tsx',
    find: 'Math.min(count, WANTED)',
    replace: 'Math.min(count, WANTED - 1)',
    breaks: ['timer'],
  },
] satisfies Defect[];
