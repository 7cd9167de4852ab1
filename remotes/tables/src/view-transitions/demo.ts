import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'View Transitions',
  path: '/viewTransitions',
  description:
    'Three lists that the page sorts in a view transition of one second: the rows are in their new places at once, and a picture of them moves there. One list needs reduced motion. Two documents have a transition between them. Input by a script does not count.',
  icon: 'sort-alpha-down',
  tags: ['transition', 'list', 'click', 'random'],
  keywords:
    'view transition, startViewTransition, wait for an animation, animation end, cross-document, MPA, pagereveal',
  paths: { waiting: 6.5 },
  beyond: true,
  capabilities: { moving: ['takes-the-click', 'lets-it-pass', 'next-document'], 'media-features': ['reduced-motion'] },
  tasks: tasksOf(stations, {
    'takes-the-click': {
      difficulty: 'tricky',
      hint: 'Click again, or wait, until nothing lies over the row any more.',
    },
    'lets-it-pass': {
      difficulty: 'hard',
      hint: 'Wait until the document has no animations. The root element matches :active-view-transition until then.',
    },
    'reduced-motion': { difficulty: 'tricky', hint: 'Your tool can emulate this preference before the press.' },
    'next-document': {
      difficulty: 'tricky',
      hint: 'The next document has loaded before its picture stands still. Wait until nothing lies over the button.',
    },
  }),
} satisfies Demo;
