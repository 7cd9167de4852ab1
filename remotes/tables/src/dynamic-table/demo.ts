import type { Demo } from '@playground/kit/contract/demo';
import { rowsOf } from './draw.ts';

export default {
  title: 'Dynamic Table',
  path: '/dynamicTable',
  description:
    'The rows have another order on each load. Find a superhero’s real name without counting rows. With ?seed= in the address, the order stays the same.',
  icon: 'shuffle',
  tags: ['table', 'random'],
  keywords: 'row order, shuffle, find a row, table row, table cell, order of rows',
  paths: { locators: 2 },
  tasks: [
    {
      id: 'real-name',
      goal: 'Type the real name of Black Widow, as the table shows it, into the panel.',
      difficulty: 'basic',
      hint: 'Find the row by the name that you know, and then the cell beside it.',
      outcome: [{ answer: 'Natasha Romanoff' }],
    },
    {
      id: 'last-row',
      goal: 'Type the name of the superhero in the last row of the table into the panel.',
      difficulty: 'basic',
      hint: 'The order changes with each load: take the last row now, and do not count.',
      outcome: (seed) => [{ answer: rowsOf(seed).at(-1)?.superhero_name ?? '' }],
    },
  ],
} satisfies Demo;
