import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'unsorted-counts',
    sentence: 'A press counts before the list is sorted.',
    steps: [
      'Do not press ‘Sort the towns’. Press the town that the station asks for.',
      'The station says Done. It should say that the list was not sorted yet.',
    ],
    class: 'state',
    file: 'components/Sorted.tsx',
    find: 'if (!isSorted)',
    replace: 'if (!isSorted && isStill)',
    breaks: [],
  },
  {
    id: 'moves-anyway',
    sentence: 'The picture moves although my browser prefers reduced motion.',
    steps: [
      'Let the browser prefer reduced motion, press ‘Sort the birds’, and press the bird of the station.',
      'A picture moves, and the station says Missed. The rows should change at once, and the station should say Done.',
    ],
    class: 'width or theme',
    file: 'components/useTransition.ts',
    find: "if (!knowsTransitions() || window.matchMedia('(prefers-reduced-motion: reduce)').matches)",
    replace: 'if (!knowsTransitions())',
    breaks: ['reduced-motion'],
  },
  {
    id: 'names-the-wanted-row',
    sentence: 'After a wrong press, the page names the row that I should press, not the one that I pressed.',
    steps: [
      'Press ‘Sort the fruits’. When the picture stands still, press another fruit than that of the station.',
      'The page says that you pressed the fruit of the station. It should name the one that you pressed.',
    ],
    class: 'message',
    file: 'components/Sorted.tsx',
    find: `missed(\`you pressed \${name}.\`)`,
    replace: `missed(\`you pressed \${wanted}.\`)`,
    breaks: [],
  },
] satisfies Defect[];
