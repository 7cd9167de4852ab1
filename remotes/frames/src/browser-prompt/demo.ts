import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Browser Prompt',
  path: '/browserPrompt',
  aliases: ['/browserPromptOnLoad'],
  description:
    "A button opens the browser's own prompt, which is no part of the page: while it is open, nothing in the page answers. At /browserPromptOnLoad it also opens by itself.",
  icon: 'chat-left-text',
  tags: ['dialog', 'prompt'],
} satisfies Demo;
