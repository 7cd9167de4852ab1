import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'both-permissions-count',
    sentence: 'It counts too if the shop gets my e-mail address.',
    steps: [
      'Press ‘Share my details’, sign in as the first account, and press ‘Allow’ without a change.',
      'The station says Done, and that the shop knows no e-mail address. It should say that the shop got it.',
    ],
    class: 'value',
    file: 'components/OnePermission.tsx',
    find: 'if (email)',
    replace: 'if (email && !name)',
    breaks: [],
  },
  {
    id: 'double-click-lost',
    sentence: 'The second press of a double click sends nothing.',
    steps: [
      'Double-click ‘Pay with my saved card’, and wait three seconds.',
      'The station says that the server counted one request. It should say Done, with two requests.',
    ],
    class: 'input',
    file: 'components/Once.tsx',
    find: 'onClick={({ isTrusted }) => pay(isTrusted)}',
    replace: 'onClick={({ isTrusted, detail }) => detail < 2 && pay(isTrusted)}',
    breaks: ['once'],
  },
  {
    id: 'payment-not-counted',
    sentence: 'I paid by one press, and the page counts no payment.',
    steps: [
      'Press ‘Pay with my saved card’ once, and wait three seconds.',
      'You read ‘Payments: 0’. It should be 1, because the server took the payment.',
    ],
    class: 'money',
    file: 'components/Once.tsx',
    find: 'setPayments((n) => n + 1);',
    replace: 'if (requests > 1) setPayments((n) => n + 1);',
    breaks: [],
  },
] satisfies Defect[];
