import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Simulated 2FA',
  path: '/emailValidation',
  description:
    'The page sends a real e-mail with a code of six digits. Enter the code within ten minutes; you have five tries. Read the mail in the inbox, on its web page or through its REST interface.',
  icon: 'envelope-check',
  tags: ['form', 'validation', 'network', 'mail', 'cookie'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
