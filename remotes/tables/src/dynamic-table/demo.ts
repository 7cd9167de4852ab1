import type { Demo } from '@playground/kit/contract/demo';
import { rowsOf } from './rowsOf.ts';

export default {
  title: 'Dynamic Table',
  path: '/dynamicTable',
  description:
    'The rows stand in another order on every load: find a superhero’s real name without counting rows. With ?seed= in the address the order stays.',
  icon: 'shuffle',
  tags: ['table', 'random'],
  tasks: [
    {
      id: 'real-name',
      goal: 'Say the real name of Black Widow, as the table has it.',
      outcome: [{ answer: 'Natasha Romanoff' }],
    },
    {
      id: 'last-row',
      goal: 'Say which superhero stands in the last row of the table.',
      outcome: (seed) => [{ answer: rowsOf(seed).at(-1)?.superhero_name ?? '' }],
    },
  ],
} satisfies Demo;
