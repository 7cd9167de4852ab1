import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'level-one-counts',
    sentence: 'The pin counts at level 1 of the map.',
    steps: [
      'Press ‘Open the map’, zoom in once, and press the pin ‘Gull Rock’.',
      'The station is done. It should be missed, because the map must be at level 2.',
    ],
    class: 'boundary',
    file: 'components/IslandMap.tsx',
    find: 'at < LEVELS - 1)',
    replace: 'at < LEVELS - 2)',
    breaks: [],
  },
  {
    id: 'enter-does-nothing',
    sentence: 'Enter does not press the painted button in the frame.',
    steps: [
      'Focus ‘Painted board’, move the frame to ‘Print’ with the arrow keys, and press Enter.',
      'Nothing happens. The station should be done.',
    ],
    class: 'keyboard',
    file: 'components/PaintedButtons.tsx',
    find: "event.key === 'Enter' || ",
    replace: '',
    breaks: [],
  },
  {
    id: 'tooltip-stays',
    sentence: 'The tooltip stays when the pointer leaves its bar.',
    steps: [
      'Point at a bar of ‘Visitors of the week’, and then at the place above it.',
      'The tooltip is still there. It should be gone.',
    ],
    class: 'state',
    file: 'components/BarTooltip.tsx',
    find: 'setAt(found < 0 ? undefined : found);',
    replace: 'if (found >= 0) setAt(found);',
    breaks: [],
  },
] satisfies Defect[];
