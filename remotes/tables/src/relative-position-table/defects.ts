import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'no-plus',
    sentence: 'An answer with a blank or a plus before it is wrong.',
    steps: [
      'Add the two numbers of the first question.',
      'Type the sum with a plus before it and press Check.',
      'It says ‘Incorrect, try again.’ It should be right.',
    ],
    class: 'input',
    file: 'RelativePositionTable.tsx',
    find: 'Number.parseInt(answer, 10)',
    replace: "Number.parseInt(/^\\d/.test(answer) ? answer : '', 10)",
    breaks: [],
    source: 'MikeMcl/big.js#59',
  },
  {
    id: 'first-table',
    sentence: 'The right answer to the second question is wrong.',
    steps: [
      'Answer the first question.',
      'Answer the second one with the numbers of the new table.',
      'It says ‘Incorrect, try again.’ It should say ‘Correct!’.',
    ],
    class: 'state',
    file: 'RelativePositionTable.tsx',
    find: 'question.solve(lines)',
    replace: 'question.solve(tables[0] as Lines)',
    breaks: ['both-questions'],
  },
  {
    id: 'answer-kept',
    sentence: 'My first answer is still in the field of the second question.',
    steps: ['Answer the first question.', 'The field has the first answer. It should be empty.'],
    class: 'state',
    file: 'RelativePositionTable.tsx',
    find: `      setAnswer('');
`,
    replace: '',
    breaks: [],
  },
  {
    id: 'wrong-stays',
    sentence: 'I answered right, and it still says Incorrect.',
    steps: [
      'Answer the first question with 0, and then with the right sum.',
      'The second question comes with ‘Incorrect, try again.’. There should be no message.',
    ],
    class: 'message',
    file: 'RelativePositionTable.tsx',
    find: `      setResult('none');
`,
    replace: '',
    breaks: [],
    source: 'johngeraldcayabyab/evening-dew#4',
  },
  {
    id: 'quiet-verdict',
    sentence: 'A screen reader does not say that the answer is wrong.',
    steps: ['Answer 0.', 'Look at the role of the message. It has none. It should be an alert.'],
    class: 'name or role',
    file: 'RelativePositionTable.tsx',
    find: '<div role="alert" className=',
    replace: '<div className=',
    breaks: ['wrong-answer'],
  },
  {
    id: 'focus-lost',
    sentence: 'After the first answer, I have to go to the field again.',
    steps: ['Type the right sum and press Enter.', 'The field has lost the focus. It should keep it.'],
    class: 'focus',
    file: 'RelativePositionTable.tsx',
    find: `            id="answer"
`,
    replace: `            key={number}
            id="answer"
`,
    breaks: [],
    source: 'cloud-gov/pages-core#1307',
  },
] satisfies Defect[];
