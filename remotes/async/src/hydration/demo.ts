import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Hydration',
  path: '/hydration',
  description:
    'Parts of the page come as markup of React’s server rendering, which looks ready before anything hears you. Three seconds later, hydrateRoot brings the part to life. Input by a script does not count.',
  icon: 'droplet',
  tags: ['hydration', 'SSR', 'wait', 'click', 'fill', 'random'],
  keywords:
    'server-side rendering, hydrateRoot, lost click, event replay, mismatch, next.js, click before ready, react ssr, not interactive yet, flaky click',
  paths: { waiting: 3 },
  beyond: true,
  tasks: tasksOf(stations, {
    dead: {
      difficulty: 'tricky',
      hint: 'The button is visible and enabled too early: wait for the sentence that says alive.',
    },
    right: { difficulty: 'basic', hint: 'Press once, and give the outcome more than three seconds.' },
    typed: { difficulty: 'tricky', hint: 'Wait before you type. If you typed already, make the field empty first.' },
    swapped: {
      difficulty: 'tricky',
      hint: 'Expect nothing of the first press, and find the button again for the second.',
    },
  }),
} satisfies Demo;
