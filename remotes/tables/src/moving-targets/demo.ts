import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Moving Targets',
  path: '/movingTargets',
  description:
    'Seven targets that move, grow, blink, hide or change before your click arrives. They do so under reduced motion too, but only after you start them or point at them. Input by a script does not count.',
  icon: 'bullseye',
  tags: ['animation', 'hover', 'layout shift', 'scroll', 'click'],
  beyond: true,
  tasks: tasksOf(stations, BY_HAND),
} satisfies Demo;
