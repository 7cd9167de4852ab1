import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Press Counter',
  path: '/pressCounter',
  description: 'Each station is one thing that is hard to automate.',
  icon: 'puzzle',
  tags: ['click'],
  beyond: true,
  tasks: tasksOf(stations, {
    'first-station': { difficulty: 'tricky', hint: 'Say in one sentence what helps to find the way.' },
  }),
} satisfies Demo;
