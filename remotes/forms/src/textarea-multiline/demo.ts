import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Textarea Multiline',
  path: '/textareaMultiline',
  description:
    'Type several lines and watch the count. It counts characters as people see them. A pasted line break is one character too. An emoji is one character, even if it has several code points.',
  icon: 'textarea-t',
  tags: ['textarea', 'multiline', 'Unicode'],
  keywords: 'text area, emoji, multi-line, newline, line break, character count',
  capabilities: { emojis: ['family'] },
  paths: { forms: 3 },
  tasks: [
    {
      id: 'two-lines',
      goal: 'Type two lines into ‘Your text’: ‘one’ and ‘two’.',
      difficulty: 'basic',
      hint: 'A line break is one character: look up how your tool types it into a textarea.',
      outcome: [
        { role: 'textbox', name: 'Your text', value: 'one\ntwo' },
        { role: 'status', text: 'Characters: 7' },
      ],
    },
    {
      id: 'family',
      goal: 'Put only the emoji 👩‍👩‍👧 into ‘Your text’. It counts as one character.',
      difficulty: 'hard',
      hint: 'This emoji has several code points: set the whole text at once instead of key by key.',
      outcome: [
        { role: 'textbox', name: 'Your text', value: '👩‍👩‍👧' },
        { role: 'status', text: 'Characters: 1' },
      ],
    },
  ],
} satisfies Demo;
