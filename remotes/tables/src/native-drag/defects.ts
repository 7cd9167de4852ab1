import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'moved-is-copied',
    sentence: 'Apple counts as copied though I held no key.',
    steps: [
      'Drag ‘Apple’ into the ‘Basket’ without a key.',
      'Apple is in the basket. The station should say that it was moved, and Apple should go back to the shelf.',
    ],
    class: 'input',
    file: 'components/CopyAndMove.tsx',
    find: 'if (did !== wanted)',
    replace: "if (did !== wanted && wanted === 'move')",
    breaks: [],
  },
  {
    id: 'only-one-way',
    sentence: 'Card B cannot be dragged onto card A.',
    steps: [
      'Drag ‘Card B’ onto ‘Card A’.',
      'The station says that card B was dropped on itself. The two cards should change places.',
    ],
    class: 'state',
    file: 'components/SwapTwo.tsx',
    find: 'if (card === on)',
    replace: "if (card === on || card === 'B')",
    breaks: [],
  },
  {
    id: 'bottle-stays',
    sentence: 'The bin Glass took the bottle, and the bottle still lies above the bins.',
    steps: [
      'Drop ‘Bottle’ on the bin ‘Paper’, and then on the bin ‘Glass’.',
      'The station says that the bin Glass took it, but the bottle is still there. The page should say that it is in the bin.',
    ],
    class: 'state',
    file: 'components/RefusingTarget.tsx',
    find: '      setTaken(true);\n',
    replace: '',
    breaks: [],
  },
] satisfies Defect[];
