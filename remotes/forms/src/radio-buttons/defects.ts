import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'no-arrow-keys',
    sentence: 'The arrow keys do not move from one payment method to the next.',
    steps: ['Choose PayPal and press the down arrow.', 'PayPal stays chosen. Credit card should be.'],
    class: 'keyboard',
    file: 'RadioButtons.tsx',
    find: 'name="payment"',
    replace: 'name={id}',
    breaks: [],
    source: 'department-of-veterans-affairs/vets-website#6359',
  },
  {
    id: 'forgets',
    sentence: 'Cancel forgets which payment method I had chosen.',
    steps: ['Choose PayPal and press Next.', 'Press Cancel.', 'No method is chosen. It should still be PayPal.'],
    class: 'state',
    file: 'RadioButtons.tsx',
    find: 'onClick={() => lock(false, next)}',
    replace: `onClick={() => {
            lock(false, next);
            setOption('');
          }}`,
    breaks: [],
  },
  {
    id: 'not-locked',
    sentence: 'After Next, I can still choose another payment method.',
    steps: ['Choose PayPal and press Next.', 'Choose Credit card.', 'It is chosen. The options should be locked.'],
    class: 'state',
    file: 'RadioButtons.tsx',
    find: 'className="mb-3" disabled={locked}',
    replace: 'className="mb-3"',
    breaks: ['pay'],
  },
  {
    id: 'cancel-twice',
    sentence: 'One press of Cancel does nothing, so I have to press it twice.',
    steps: ['Choose PayPal and press Next.', 'Press Cancel once.', 'The options are locked. They should be free.'],
    class: 'timing',
    file: 'RadioButtons.tsx',
    find: 'onClick={() => lock(false, next)}',
    replace: 'onClick={(event) => event.detail !== 1 && lock(false, next)}',
    breaks: ['change'],
  },
  {
    id: 'nameless-group',
    sentence: 'A screen reader does not say what the options are for.',
    steps: [
      'Look for a group with the name ‘Payment method’.',
      'The group has no name. It should have that of its legend.',
    ],
    class: 'name or role',
    file: 'RadioButtons.tsx',
    find: '<legend className="fs-6 mb-3">Payment method</legend>',
    replace: '<div className="fs-6 mb-3">Payment method</div>',
    breaks: [],
    source: 'Workday/canvas-kit#1060',
  },
] satisfies Defect[];
