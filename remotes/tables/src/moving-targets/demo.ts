import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Moving Targets',
  path: '/movingTargets',
  description:
    'Seven targets that are not where they were, or not yet what they will be, when the click arrives. What a station is about moves under reduced motion too, but nothing moves before it is asked to or pointed at.',
  icon: 'bullseye',
  tags: ['animation', 'hover', 'layout shift', 'scroll', 'click'],
  beyond: true,
  tasks: tasksOf(stations),
} satisfies Demo;
