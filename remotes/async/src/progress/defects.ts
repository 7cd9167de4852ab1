import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'any-order',
    sentence: 'I can take the dishes in any order.',
    steps: [
      'Press ‘Cook all’, and wait until all three dishes are ready.',
      'Take the dish that was ready last, then the others. The station says Done.',
      'It should say with the first press that another dish was ready before.',
    ],
    class: 'boundary',
    file: 'components/AnyOrder.tsx',
    find: 'else if (earlier >= 0)',
    replace: 'else if (earlier >= 0 && !isReady(earlier))',
    breaks: [],
  },
  {
    id: 'four-come-back',
    sentence: 'When I begin again, the message that I closed does not come back.',
    steps: [
      'Press ‘Show five messages’, wait until all five are there, and close the first one. The station says Missed.',
      'Press ‘Show five messages’ again. Only four messages come.',
      'Close the third one. The station says Missed. All five should come, and it should say Done.',
    ],
    class: 'state',
    file: 'components/Stacked.tsx',
    find: 'setClosed([]);',
    replace: '',
    breaks: [],
  },
  {
    id: 'percent-left',
    sentence: 'The number beside a progress bar says how much is missing.',
    steps: ['Look at ‘Download’ before you start it. It says 100 %. It should say 0 %.'],
    class: 'value',
    file: 'components/Bar.tsx',
    find: 'value} %',
    replace: '100 - value} %',
    breaks: [],
  },
] satisfies Defect[];
