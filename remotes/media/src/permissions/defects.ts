import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'kilometres-away',
    sentence: 'A position some kilometres away counts.',
    steps: [
      'Let the browser give the position 47.3000, 8.5417, and press ‘Ask for the position’.',
      'The station is done. It should be missed, because it asks for 47.3769, 8.5417.',
    ],
    class: 'value',
    file: 'answers.ts',
    find: "here !== '47.3769, 8.5417'",
    replace: "!here.startsWith('47.3')",
    breaks: [],
  },
  {
    id: 'asks-once',
    sentence: 'After a miss, the page waits for the browser for ever and takes no second press.',
    steps: [
      'Let the browser allow reading, copy a word of your own, and press ‘Read the clipboard’.',
      'The station is missed. Now copy the word of the task, and press the button again.',
      'The page still waits for the browser. The station should be done.',
    ],
    class: 'state',
    file: 'components/useAsk.ts',
    find: 'setAsking(false);',
    replace: "if (typeof answer === 'string') setAsking(false);",
    breaks: [],
  },
  {
    id: 'wrong-refusal',
    sentence: 'If the browser refuses notifications, the page says that the question was closed.',
    steps: [
      'Let the browser refuse notifications, and press ‘Ask for notifications’.',
      'The page says that the question was closed without an answer. It should say that the browser refused.',
    ],
    class: 'message',
    file: 'answers.ts',
    find: "answer === 'denied'",
    replace: "answer !== 'denied'",
    breaks: [],
  },
] satisfies Defect[];
