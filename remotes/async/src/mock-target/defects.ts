import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'answer-counts',
    sentence: 'Another answer to the order counts as another order.',
    steps: [
      'Answer the request of ‘Send order’ yourself, with the amount below, so that it does not reach the server.',
      'The station says Done. It should say that no order reached the server.',
    ],
    class: 'value',
    file: 'components/Sent.tsx',
    find: "orderProblem(await call('received'), wanted)",
    replace: 'orderProblem({ ...answer, body: { last: answer.body } }, wanted)',
    breaks: [],
  },
  {
    id: 'first-fruit-only',
    sentence: 'The fruit counts only if it is the first one of the answer.',
    steps: [
      'Answer the request of ‘Load fruits’ yourself, with ‘apple’ and then the fruit below.',
      'The page shows both fruits, but the station says that the answer does not have it. It should say Done.',
    ],
    class: 'value',
    file: 'answers.ts',
    find: 'fruits.includes(wanted)',
    replace: 'fruits[0] === wanted',
    breaks: [],
  },
  {
    id: 'sent-is-received',
    sentence: 'The table says that the server received what never reached it.',
    steps: [
      'Answer the request of ‘Load fruits’ yourself, so that it does not reach the server.',
      'Press ‘Ask the server’. The table says that the server received one call of ‘fruits’. It should say 0.',
    ],
    class: 'message',
    file: 'components/ReallySent.tsx',
    find: ': received[name]}',
    replace: ': sent[name]}',
    breaks: [],
  },
] satisfies Defect[];
