import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Textarea Multiline',
  path: '/textareaMultiline',
  description:
    'Type several lines and watch the count. It counts characters as people see them: a line break is one character, however it was pasted, and an emoji is one, however many code points it has.',
  icon: 'textarea-t',
  tags: ['textarea', 'multiline', 'unicode'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
