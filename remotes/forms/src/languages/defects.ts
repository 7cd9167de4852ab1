import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'point-as-comma',
    sentence: 'The price counts if I take its point for the beginning of the cents.',
    steps: [
      'If the shop says 1.234,50 €, type 1.234 into ‘Price in euros’ and press ‘Check price’.',
      'The station is done. It should be missed, because the point groups the thousands.',
    ],
    class: 'money',
    file: 'components/PriceInGerman.tsx',
    find: 'if (Number(typed) === price) return false;',
    replace: 'if ([price, Math.floor(price) / 1000].includes(Number(typed))) return false;',
    breaks: [],
  },
  {
    id: 'thousand-refused',
    sentence: 'The shop refuses a thousand lamps.',
    steps: [
      'Type 1000 into ‘Number of lamps’.',
      'The page asks for a number from 0 to 9999. It should say how many lamps there are.',
    ],
    class: 'boundary',
    file: 'components/Shop.tsx',
    find: '/^\\d{1,4}$/',
    replace: '/^\\d{1,3}$/',
    breaks: [],
  },
  {
    id: 'arabic-from-left',
    sentence: 'In Arabic, the shop stands from left to right.',
    steps: [
      'Set ‘Language’ to ‘العربية’.',
      'The first button in the order of reading is at the left. It should be at the right.',
    ],
    class: 'state',
    file: 'components/Shop.tsx',
    find: ' dir={direction}',
    replace: '',
    breaks: [],
  },
] satisfies Defect[];
