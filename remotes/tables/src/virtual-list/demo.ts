import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Virtual List',
  path: '/virtualList',
  description:
    'Lists of up to 10 000 rows of which 30 are in the document at a time: what leaves at one end gives its nodes to what comes at the other. How tall a row is, nobody knows before it is drawn.',
  icon: 'collection',
  tags: ['virtual', 'scroll', 'recycling', 'keyboard', 'focus'],
  beyond: true,
  tasks: tasksOf(stations),
} satisfies Demo;
