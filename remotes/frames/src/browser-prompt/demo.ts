import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Browser Prompt',
  path: '/browserPrompt',
  aliases: ['/browserPromptOnLoad'],
  description:
    "A button opens the browser's own prompt, which is not part of the page: while it is open, nothing on the page reacts. At /browserPromptOnLoad it also opens by itself.",
  icon: 'chat-left-text',
  tags: ['dialog', 'prompt'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
