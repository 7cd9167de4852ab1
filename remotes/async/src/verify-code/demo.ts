import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Verify Code',
  path: '/verifyCode',
  description:
    'The page shows a random code of four digits, which must be typed exactly. It is different on every visit: read it from the page, or fix it with ?seed= in the address.',
  icon: '123',
  tags: ['input', 'dynamic text', 'dismiss'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
