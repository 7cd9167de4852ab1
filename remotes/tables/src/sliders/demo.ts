import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Sliders and Resizers',
  path: '/sliders',
  description:
    'Seven controls to set to an exact value by mouse, keyboard or touch: the browser’s own slider, and sliders, a resize handle, a splitter and a dial made of plain elements. A value set by a script is a miss.',
  icon: 'sliders',
  tags: ['slider', 'range', 'drag', 'resize', 'splitter', 'keyboard', 'touch', 'isTrusted'],
  beyond: true,
  tasks: tasksOf(stations, BY_HAND),
} satisfies Demo;
