import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'arrival-counts',
    sentence: 'The order in which the words arrived counts as the order of their numbers.',
    steps: [
      'Press ‘Receive words’, and wait until all five are there.',
      'Type them into ‘Words in order’ as they stand in the list, and press ‘Check order’.',
      'The station says Done. It should say that this is the order of their arrival.',
    ],
    class: 'boundary',
    file: 'components/Order.tsx',
    find: "missed('this is the order of their arrival, not of their numbers.')",
    replace: "done('the words are in the order of their numbers.')",
    breaks: [],
  },
  {
    id: 'one-parcel-only',
    sentence: 'I get back one lost parcel, and no other.',
    steps: [
      'Press ‘Receive parcels’, and wait until the line has ended.',
      'Ask again for the first lost parcel. It comes.',
      'Ask again for the next one. It does not come, and it should.',
    ],
    class: 'state',
    file: 'components/Lost.tsx',
    find: 'before.some((one) => one.number === number) ?',
    replace: "before.some(({ event }) => event === '') ?",
    breaks: ['lost'],
  },
  {
    id: 'quiet-line',
    sentence: 'A screen reader does not say that the line was lost.',
    steps: [
      'Look at the line of text below ‘Wait for news’ with the tools of the browser.',
      'It is not a live region. It should be one, as each message of a page.',
    ],
    class: 'name or role',
    file: 'components/Line.tsx',
    find: ' aria-live="polite"',
    replace: '',
    breaks: [],
  },
] satisfies Defect[];
