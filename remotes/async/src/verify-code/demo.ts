import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Verify Code',
  path: '/verifyCode',
  description:
    'The page shows a random four-digit code. Type exactly this code. It is different on each visit: read it from the page, or fix it with ?seed= in the address.',
  icon: '123',
  tags: ['input', 'dynamic text', 'dismiss'],
  keywords: 'OTP, captcha, one-time code, copy a code, random number',
  capabilities: { mail: ['valid'] },
  paths: { 'first-steps': 4 },
  tasks: [
    {
      id: 'valid',
      goal: 'Press ‘Get Code’. Type the code into the field, and press ‘Verify’.',
      difficulty: 'basic',
      hint: 'The code is text on the page: store it in a variable before you type it.',
      outcome: [{ role: 'status', text: 'Valid Code' }],
    },
    {
      id: 'invalid',
      goal: 'Press ‘Get Code’. Type 0000, which is never the code, and press ‘Verify’.',
      difficulty: 'basic',
      hint: 'The result has the role alert, and it appears only after you press Verify.',
      outcome: [
        { role: 'alert', text: 'Invalid Code. Try again.' },
        { role: 'textbox', name: 'Type the code', value: '0000' },
      ],
    },
  ],
} satisfies Demo;
