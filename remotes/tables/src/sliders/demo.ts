import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Sliders and Resizers',
  path: '/sliders',
  description:
    'Seven controls to set to an exact value by mouse, keyboard or touch: the browser’s own slider, and sliders, a resize handle, a splitter and a dial made of plain elements. A value set by a script is a miss.',
  icon: 'sliders',
  tags: ['slider', 'range', 'drag', 'resize', 'splitter', 'keyboard', 'touch', 'isTrusted'],
  keywords: 'range input, knob, split pane, slide, drag a slider, range slider, resize handle, volume control',
  paths: { pointer: 8 },
  beyond: true,
  capabilities: { 'pointer-drag': 'all' },
  tasks: tasksOf(stations, {
    'native-range': { difficulty: 'tricky', hint: 'Focus the slider and use the arrow keys, one press for each step.' },
    'aria-slider': { difficulty: 'tricky', hint: 'Focus the element with the role slider and use the arrow keys.' },
    'two-thumbs': {
      difficulty: 'tricky',
      hint: 'Each thumb is a slider with its own name: focus the one you want and use keys.',
    },
    'vertical-slider': {
      difficulty: 'tricky',
      hint: 'Look at which keys make big steps: End, and Page Down from there.',
    },
    'resize-handle': { difficulty: 'tricky', hint: 'Read the size first, and drag the handle by the difference.' },
    splitter: {
      difficulty: 'tricky',
      hint: 'Compute the place from the box around both panes, or use the arrow keys.',
    },
    dial: {
      difficulty: 'hard',
      hint: 'Move the pressed mouse on a circle around the middle, in several small angles.',
    },
  }),
} satisfies Demo;
