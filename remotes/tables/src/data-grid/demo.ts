import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Data Grid',
  path: '/dataGrid',
  description:
    'A table of 500 orders. Sort it by several columns, filter it, turn its pages, edit amounts, select rows, show hidden columns and export it. Only the rows of the current page are in the document. Input by a script does not count.',
  icon: 'table',
  tags: ['table', 'sort', 'filter', 'pagination', 'selection', 'edit', 'CSV', 'hover', 'random'],
  keywords:
    'table sort, sortable table, hover menu, spreadsheet, datatable, sorting, filtering, paging, next page, export csv, inline editing, row selection',
  paths: { locators: 8 },
  beyond: true,
  capabilities: { downloads: ['export'] },
  tasks: tasksOf(stations, {
    customer: {
      difficulty: 'tricky',
      hint: 'Read the number of the order, type it into the filter, and read the row that is left.',
    },
    'third-amount': {
      difficulty: 'hard',
      hint: 'Filter and sort, but skip the rows whose city is not exactly the one you want.',
    },
    'two-keys': {
      difficulty: 'tricky',
      hint: 'Hold Shift for the second header, or tick the box above, and watch aria-sort.',
    },
    edit: {
      difficulty: 'tricky',
      hint: 'The amount becomes a field after the press: select its text, type, and press Enter.',
    },
    selection: {
      difficulty: 'tricky',
      hint: 'Filter for one order after the other: what you selected stays selected.',
    },
    'hidden-column': {
      difficulty: 'tricky',
      hint: 'Show the column with its box first: its cells do not exist before.',
    },
    'row-menu': {
      difficulty: 'tricky',
      hint: 'Move the pointer over the row, or focus something in it, before you press its menu.',
    },
    export: {
      difficulty: 'hard',
      hint: 'Wait for the download and read it with a parser for CSV, because a field can contain line breaks.',
    },
  }),
} satisfies Demo;
