import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Relative Position Table',
  path: '/tableRelativePosition',
  description:
    'Two questions about numbers in a table of nine cells without headers, ids or names. You can find a number only by its position, and the numbers change on each load. Answers are whole numbers, and anything after the digits is ignored.',
  icon: 'grid-3x3',
  tags: ['table', 'position', 'random', 'form'],
  keywords: 'relative locator, above, below, toLeftOf, neighbour cell, nth-child, xpath axes',
  paths: { locators: 3 },
  tasks: [
    {
      id: 'both-questions',
      goal: 'Answer the two questions about the numbers in the table, one after the other.',
      difficulty: 'tricky',
      hint: 'Nothing names the cells: take the row by its number, and then the cell by its number.',
      outcome: [
        { role: 'textbox', name: 'Multiply line 2 column 1 with column 3 line 1:' },
        { role: 'status', text: 'Correct!' },
      ],
    },
    {
      id: 'wrong-answer',
      goal: 'Give a wrong answer to the first question: type 0 and press ‘Check’.',
      difficulty: 'basic',
      hint: 'Look for the role alert, and check that the same question is still there.',
      outcome: [
        { role: 'textbox', name: 'Add line 1 column 2 with column 3 line 3:', value: '0' },
        { role: 'alert', text: 'Incorrect, try again.' },
      ],
    },
  ],
} satisfies Demo;
