import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Verify Code',
  path: '/verifyCode',
  description:
    'The page shows a random code of four digits, which must be typed exactly. It is different on every visit: read it from the page, or fix it with ?seed= in the address.',
  icon: '123',
  tags: ['input', 'dynamic text', 'dismiss'],
  tasks: [
    {
      id: 'valid',
      goal: 'Get the code, type it and verify it.',
      outcome: [{ role: 'status', text: 'Valid Code' }],
    },
    {
      id: 'invalid',
      goal: 'Get the code, and verify 0000 instead, which is never the code.',
      outcome: [
        { role: 'alert', text: 'Invalid Code. Try again.' },
        { role: 'textbox', name: 'Type the code', value: '0000' },
      ],
    },
  ],
} satisfies Demo;
