import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Button Click',
  path: '/buttonClick',
  description:
    'A click reveals a message, and nothing hides it again. The message is in the document from the start: that it is there says nothing, that it is visible does.',
  icon: 'hand-index-thumb',
  tags: ['click', 'visibility'],
} satisfies Demo;
