import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'short-swipe',
    sentence: 'A swipe of 60 pixels counts.',
    steps: [
      'Press the mouse in the area ‘Swipe left here’, move it 60 pixels to the left, and release it.',
      'The station says Done. It should say that at least 100 pixels are needed.',
    ],
    class: 'boundary',
    file: 'swipes.ts',
    find: 'if (-x < FAR)',
    replace: 'if (-x < FAR / 2)',
    breaks: [],
  },
  {
    id: 'only-ctrl',
    sentence: 'A click with Meta does not count.',
    steps: [
      'Hold Meta (Command on a Mac, the Windows key elsewhere), and click ‘Click me with Ctrl’.',
      'The station says Missed. It should say Done, because Ctrl or Meta is right.',
    ],
    class: 'input',
    file: 'Events.tsx',
    find: "['a click with Ctrl', 'a click with Meta']",
    replace: "['a click with Ctrl']",
    breaks: [],
  },
  {
    id: 'no-restart',
    sentence: 'A wrong gesture does not restart the sequence.',
    steps: [
      'Click ‘Click me’, and wait for ‘1 of 14 done’ at the bottom. Then press Shift, Alt and K at ‘Press Shift+Alt+K here’.',
      'The page says that the sequence restarts, but still ‘1 of 14 done’. It should be ‘0 of 14 done’.',
    ],
    class: 'state',
    file: 'components/useOrder.ts',
    find: 'at.current = 0;',
    replace: '',
    breaks: [],
  },
] satisfies Defect[];
