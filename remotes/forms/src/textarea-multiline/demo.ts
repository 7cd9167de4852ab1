import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Textarea Multiline',
  path: '/textareaMultiline',
  description:
    'Type several lines and watch the count. It counts what one sees as a character: a line break is one however it was pasted, and an emoji is one however many code points it is made of.',
  icon: 'textarea-t',
  tags: ['textarea', 'multiline', 'unicode'],
} satisfies Demo;
