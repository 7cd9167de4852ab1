import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Virtual List',
  path: '/virtualList',
  description:
    'Lists of up to 10 000 rows with only 30 in the document. When a row scrolls out at one end, its nodes show a new row at the other end. The height of a row is not known before it is drawn. Input by a script does not count, but a script may scroll.',
  icon: 'collection',
  tags: ['virtual', 'scroll', 'recycling', 'keyboard', 'focus'],
  beyond: true,
  tasks: tasksOf(stations, BY_HAND),
} satisfies Demo;
