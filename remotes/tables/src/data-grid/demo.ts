import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Data Grid',
  path: '/dataGrid',
  description:
    'A table of 500 orders as business pages have it: sorted by several keys, filtered, paged, edited in place, selected across pages, with hidden columns and an export. Only the rows of one page are in the document.',
  icon: 'table',
  tags: ['table', 'sort', 'filter', 'pagination', 'selection', 'edit', 'CSV', 'hover', 'random'],
  beyond: true,
  tasks: tasksOf(stations),
} satisfies Demo;
