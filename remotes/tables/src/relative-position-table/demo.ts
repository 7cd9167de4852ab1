import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Relative Position Table',
  path: '/tableRelativePosition',
  description:
    'Two questions about numbers that only their place in the table tells apart: nine cells without a header, an id or a name, and new numbers on every load. An answer is read as a whole number; what follows its digits is ignored.',
  icon: 'grid-3x3',
  tags: ['table', 'position', 'random', 'form'],
  tasks: [
    {
      id: 'both-questions',
      goal: 'Answer the two questions about the numbers in the table, one after the other.',
      outcome: [
        { role: 'textbox', name: 'Multiply line 2 column 1 with column 3 line 1:' },
        { role: 'status', text: 'Correct!' },
      ],
    },
    {
      id: 'wrong-answer',
      goal: 'Check 0 as the answer to the first question, which is wrong.',
      outcome: [
        { role: 'textbox', name: 'Add line 1 column 2 with column 3 line 3:', value: '0' },
        { role: 'alert', text: 'Incorrect, try again.' },
      ],
    },
  ],
} satisfies Demo;
