import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Simulated 2FA',
  path: '/emailValidation',
  description:
    'The page mails a code of six digits to an address, for real; the code must come back within ten minutes and five tries. Read the mail in the inbox, by its page or its REST interface.',
  icon: 'envelope-check',
  tags: ['form', 'validation', 'network', 'mail', 'cookie'],
} satisfies Demo;
