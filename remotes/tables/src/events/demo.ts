import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Events',
  path: '/events',
  description:
    'Fourteen targets, each for one gesture: clicks of every kind, keys, focus, wheel, hover, swipe and pinch. A wrong or extra gesture is a miss, and so is an event by a script.',
  icon: 'hand-index',
  tags: ['mouse', 'keyboard', 'touch', 'wheel', 'gesture', 'isTrusted'],
  beyond: true,
  tasks: tasksOf(stations, BY_HAND),
} satisfies Demo;
