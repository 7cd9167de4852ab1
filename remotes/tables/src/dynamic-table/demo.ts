import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Dynamic Table',
  path: '/dynamicTable',
  description:
    'The rows stand in another order on every load: find a superhero’s real name without counting rows. With ?seed= in the address the order stays.',
  icon: 'shuffle',
  tags: ['table', 'random'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
