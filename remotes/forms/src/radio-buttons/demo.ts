import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Radio Buttons',
  path: '/radioButtons',
  description:
    'Choose how to pay. Next locks the choice and Cancel unlocks it. Each button is enabled only while you can use it.',
  icon: 'ui-radios',
  tags: ['radio', 'disabled', 'state'],
  keywords: 'radiobutton, payment, disabled button, enable a button',
  paths: { 'first-steps': 7 },
  tasks: [
    {
      id: 'pay',
      goal: 'Choose ‘Debit card’ and press ‘Next’.',
      difficulty: 'basic',
      hint: 'Next is disabled until you choose an option.',
      outcome: [{ role: 'status', text: 'Paying with Debit card' }],
    },
    {
      id: 'change',
      goal: 'Choose ‘PayPal’ and press ‘Next’. Then press ‘Cancel’, choose ‘Bank transfer’ and press ‘Next’.',
      difficulty: 'basic',
      hint: 'The options are locked after Next, and Cancel is enabled only then.',
      outcome: [
        { role: 'status', text: 'Paying with PayPal', during: true },
        { role: 'status', text: 'Paying with Bank transfer' },
      ],
    },
  ],
} satisfies Demo;
