import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Data Grid',
  path: '/dataGrid',
  description:
    'A table of 500 orders. Sort it by several columns, filter it, turn its pages, edit amounts, select rows, show hidden columns and export it. Only the rows of the current page are in the document. Input by a script does not count.',
  icon: 'table',
  tags: ['table', 'sort', 'filter', 'pagination', 'selection', 'edit', 'CSV', 'hover', 'random'],
  beyond: true,
  tasks: tasksOf(stations, BY_HAND),
} satisfies Demo;
