import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Virtual List',
  path: '/virtualList',
  description:
    'Lists of up to 10 000 rows with only 30 in the document. When a row scrolls out at one end, its nodes show a new row at the other end. The height of a row is not known before it is drawn. Input by a script does not count, but a script may scroll.',
  icon: 'collection',
  tags: ['virtual', 'scroll', 'recycling', 'keyboard', 'focus'],
  keywords: 'infinite scroll, virtualized list, react-window, virtual scroll, windowing, long list, recycled rows',
  paths: { waiting: 8 },
  beyond: true,
  capabilities: { scrolling: 'all' },
  tasks: tasksOf(stations, {
    'row-far-down': {
      difficulty: 'hard',
      hint: 'Scroll in steps shorter than the list, and look for the row after each step.',
    },
    'how-many': {
      difficulty: 'hard',
      hint: 'Collect the names in a set while you scroll, so that no crate counts twice.',
    },
    sideways: {
      difficulty: 'hard',
      hint: 'Set the horizontal position of the list by script, and look for the stall after each step.',
    },
    jump: { difficulty: 'basic', hint: 'Use the field, and wait until the row with that number is in the document.' },
    keyboard: { difficulty: 'hard', hint: 'Focus the list and use its keys: Page Down goes further than Arrow Down.' },
  }),
} satisfies Demo;
