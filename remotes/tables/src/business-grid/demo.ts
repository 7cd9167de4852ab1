import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Business Grid',
  path: '/businessGrid',
  description:
    'A grid as business applications have it, by AG Grid: 5,000 rows that come from a server in blocks, virtual rows and columns, pinned columns, editors, groups and refused changes. The rows follow the seed. Input by a script does not count.',
  icon: 'file-earmark-spreadsheet',
  tags: ['table', 'virtual', 'edit', 'sort', 'filter', 'selection', 'portal', 'API', 'random'],
  keywords:
    'ag grid, ag-grid, data grid, spreadsheet, pinned, frozen, virtualised, lazy loading, aggrid, virtual table, excel grid, server-side rows',
  paths: { locators: 11 },
  beyond: true,
  tasks: tasksOf(stations, {
    cell: {
      difficulty: 'hard',
      hint: 'All rows have the same height. Scroll to the row and the week, and wait for the number.',
    },
    late: {
      difficulty: 'tricky',
      hint: 'Do not wait between the two cities. Wait until the list of answers has both.',
    },
    edit: {
      difficulty: 'tricky',
      hint: 'Press Tab until a header of the grid has the focus. The down arrow then leads to the first row.',
    },
    portal: {
      difficulty: 'tricky',
      hint: 'Look for the option in the whole page, not in the grid.',
    },
    pinned: {
      difficulty: 'tricky',
      hint: 'Scroll the grid to the left until nothing covers the button.',
    },
    group: {
      difficulty: 'hard',
      hint: 'Collect the rows by their numbers while you scroll, because rows out of view leave the document.',
    },
    refused: {
      difficulty: 'tricky',
      hint: 'Read the answer for each row. The reason has the number that you need.',
    },
    place: {
      difficulty: 'hard',
      hint: 'Find the delivery by its number again after the sort. Its place says which row is below it.',
    },
  }),
} satisfies Demo;
