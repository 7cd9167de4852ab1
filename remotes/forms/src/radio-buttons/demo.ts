import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Radio Buttons',
  path: '/radioButtons',
  description:
    'Choose how to pay. Next locks the choice, Cancel unlocks it again; each can be pressed only when it is due.',
  icon: 'ui-radios',
  tags: ['radio', 'disabled', 'state'],
} satisfies Demo;
