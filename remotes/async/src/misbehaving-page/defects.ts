import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'any-order',
    sentence: 'The words of the console count in any order.',
    steps: [
      'Press ‘Start: Console’, and read the five messages on the console.',
      'Type their last words in the order in which they came into ‘Word: Console’, and press ‘Check: Console’.',
      'The station says Done. It should say that this is not right, unless the messages came in the order of the goal.',
    ],
    class: 'boundary',
    file: 'components/Case.tsx',
    find: 'said !== answer',
    replace: "said.split(' ').sort().join() !== answer.split(' ').sort().join()",
    breaks: [],
  },
  {
    id: 'small-letters-only',
    sentence: 'A word with a capital letter does not count.',
    steps: [
      'Press ‘Start: Memory grows’, and find the name of the class that stays in memory.',
      'Type its word with the capital letter that it has there, and press ‘Check: Memory grows’.',
      'The station says that this is not right. It should say Done.',
    ],
    class: 'input',
    file: 'components/Case.tsx',
    find: '.toLowerCase()',
    replace: '',
    breaks: ['memory'],
  },
  {
    id: 'tells-the-answer',
    sentence: 'When my word is wrong, the message names the right one.',
    steps: [
      'Press ‘Start: Leaking listener’, type ‘wrong’ into ‘Word: Leaking listener’, and press ‘Check: Leaking listener’.',
      'The station says that the right word is not right. It should say ‘wrong’ in its place.',
    ],
    class: 'message',
    file: 'components/Case.tsx',
    find: "isNot(typed, 'right')",
    replace: "isNot(answer, 'right')",
    breaks: [],
  },
] satisfies Defect[];
