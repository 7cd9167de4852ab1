import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'left-panel-counts',
    sentence: 'Row 30 of the left panel counts too.',
    steps: [
      'Press ‘Pick’ in ‘Row 30’ of ‘The left panel’.',
      'The station says Done. It should say that the row is in the left panel.',
    ],
    class: 'value',
    file: 'components/TwoPanels.tsx',
    find: "side !== 'right' || row !== RIGHT_ROW",
    replace: 'row !== RIGHT_ROW',
    breaks: [],
  },
  {
    id: 'archive-by-key',
    sentence: '‘Archive’ does not work with the keyboard.',
    steps: [
      'Go to the box ‘Invoice 17’ and on to ‘Archive’ with Tab, and press Enter.',
      'The station says nothing. It should say Done.',
    ],
    class: 'keyboard',
    file: 'components/Hover.tsx',
    find: 'else if (isByHand(event, missed))',
    replace: 'else if (event.detail > 0 && isByHand(event, missed))',
    breaks: [],
  },
  {
    id: 'twenty-tiles',
    sentence: 'More tiles load, and the page still says 20.',
    steps: [
      'Scroll the strip of tiles to its right end, and wait a second.',
      'The page says ‘20 of 100 tiles have loaded.’ It should say 40.',
    ],
    class: 'message',
    file: 'components/Snapping.tsx',
    find: `\${count} of \${TILES}`,
    replace: `\${BATCH} of \${TILES}`,
    breaks: [],
  },
] satisfies Defect[];
