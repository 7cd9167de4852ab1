import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'escape-counts',
    sentence: 'Escape counts as ‘Leave full screen’.',
    steps: [
      'Press ‘Full screen’ and ‘Mark’, and then Escape.',
      'The station is done. It should be missed, because Escape does not count.',
    ],
    class: 'keyboard',
    file: 'components/FullScreen.tsx',
    find: '!leaves.current',
    replace: '!leaves.current && !isMarked',
    breaks: [],
  },
  {
    id: 'never-back',
    sentence: 'The dial does not go back when I move the mouse to the left.',
    steps: [
      'Press ‘Hold the dial’, and move the mouse to the right and back to the left.',
      'The dial stays at its highest number. It should go down by one every ten pixels.',
    ],
    class: 'input',
    file: 'components/Dial.tsx',
    find: 'before + movementX',
    replace: 'before + Math.max(movementX, 0)',
    breaks: [],
  },
  {
    id: 'mark-not-said',
    sentence: 'In full screen, the picture says that it is not marked after I marked it.',
    steps: ['Press ‘Full screen’ and ‘Mark’.', 'The picture says ‘not marked’. It should say ‘marked’.'],
    class: 'state',
    file: 'components/FullScreen.tsx',
    find: "isMarked ? 'marked'",
    replace: "isMarked && !isFull ? 'marked'",
    breaks: [],
  },
] satisfies Defect[];
