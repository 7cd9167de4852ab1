import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'first-pay-counts',
    sentence: 'The first press of ‘Pay’ counts, although the button is replaced.',
    steps: [
      'Press ‘Load payment’, and press ‘Pay’ once.',
      'The station says Done. It should say that the button was replaced while you pressed it.',
    ],
    class: 'boundary',
    file: 'components/Swapped.tsx',
    find: "missed('the button was replaced while you pressed it, so no click came.')",
    replace: "done('the new button was pressed.')",
    breaks: [],
  },
  {
    id: 'no-space',
    sentence: '‘Pay’ does not work with the space bar.',
    steps: [
      'Press ‘Load payment’, go to ‘Pay’ with Tab, and press the space bar twice.',
      'The part is still not alive. The first press should bring it to life, and the station should say Done.',
    ],
    class: 'keyboard',
    file: 'components/Swapped.tsx',
    find: '(press || space)',
    replace: 'press',
    breaks: [],
  },
  {
    id: 'no-cups',
    sentence: 'I order tea, and the page says that no cup was ordered.',
    steps: [
      'Press ‘Load tea’, and wait until the part is alive.',
      'Press ‘Order tea’. The page says ‘Cups ordered: 0’. It should say 1.',
    ],
    class: 'message',
    file: 'components/TeaPart.tsx',
    find: 'setCups(cups + 1);',
    replace: 'setCups(cups);',
    breaks: [],
  },
] satisfies Defect[];
