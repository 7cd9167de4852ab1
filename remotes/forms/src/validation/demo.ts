import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Validation',
  path: '/validation',
  description: 'Each station is one thing that is hard to automate.',
  icon: 'puzzle',
  tags: ['click'],
  beyond: true,
  tasks: tasksOf(stations, BY_HAND, {
    'browsers-own-message': { difficulty: 'tricky', hint: 'Say in one sentence what helps to find the way.' },
    summary: { difficulty: 'tricky', hint: 'Say in one sentence what helps to find the way.' },
    'name-taken': { difficulty: 'tricky', hint: 'Say in one sentence what helps to find the way.' },
    'enabled-when-right': { difficulty: 'tricky', hint: 'Say in one sentence what helps to find the way.' },
    'enabled-after-three-seconds': { difficulty: 'tricky', hint: 'Say in one sentence what helps to find the way.' },
    'field-nobody-sees': { difficulty: 'tricky', hint: 'Say in one sentence what helps to find the way.' },
    'checked-while-typing': { difficulty: 'tricky', hint: 'Say in one sentence what helps to find the way.' },
    'two-steps-and-back': { difficulty: 'tricky', hint: 'Say in one sentence what helps to find the way.' },
  }),
} satisfies Demo;
