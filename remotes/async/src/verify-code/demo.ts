import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Verify Code',
  path: '/verifyCode',
  description:
    'The page draws a code of four digits that must be typed back exactly. It is another one on every visit: read it from the page, or fix it with ?seed= in the address.',
  icon: '123',
  tags: ['input', 'dynamic text', 'dismiss'],
} satisfies Demo;
