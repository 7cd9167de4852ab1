import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Moving Targets',
  path: '/movingTargets',
  description:
    'Seven targets that move, grow, blink, hide or change before your click arrives. They do so under reduced motion too, but only after you start them or point at them. Input by a script does not count.',
  icon: 'bullseye',
  tags: ['animation', 'hover', 'layout shift', 'scroll', 'click'],
  keywords: 'flaky, stale element, animated, element is moving, moving element, css animation, transition',
  paths: { pointer: 7 },
  beyond: true,
  capabilities: { moving: 'all' },
  tasks: tasksOf(stations, {
    pushed: {
      difficulty: 'tricky',
      hint: 'Hover first, let the layout settle, and then find the place of the button again.',
    },
    growing: {
      difficulty: 'basic',
      hint: 'Wait until the size of the button no longer changes: some tools call this stable.',
    },
    circling: { difficulty: 'tricky', hint: 'The button is never stable: look for an option that skips this check.' },
    blinking: { difficulty: 'tricky', hint: 'Wait until the button is visible, and click at once.' },
    replaced: { difficulty: 'tricky', hint: 'Hover, and then find the link again before you click it.' },
    covered: {
      difficulty: 'tricky',
      hint: 'Put the pointer over the panel and turn the wheel until the button is free.',
    },
    places: { difficulty: 'tricky', hint: 'Hover first, and then ask where the button is now.' },
  }),
} satisfies Demo;
