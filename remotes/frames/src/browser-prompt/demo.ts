import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Browser Prompt',
  path: '/browserPrompt',
  aliases: ['/browserPromptOnLoad'],
  description:
    'A button opens the browser’s own prompt, which is not part of the page. While it is open, nothing on the page reacts. At /browserPromptOnLoad the prompt also opens by itself.',
  icon: 'chat-left-text',
  tags: ['dialog', 'prompt'],
  keywords: 'popup, alert, javascript prompt, window.prompt, send keys to alert, basic dialog',
  capabilities: { dialogs: 'all' },
  paths: { frames: 1 },
  tasks: [
    {
      id: 'welcome',
      goal: 'Press ‘Open prompt’ and answer the prompt with the name ‘Ana’.',
      difficulty: 'tricky',
      hint: 'Register the handler for dialogs before the click, because nothing returns while the prompt is open.',
      needs: { dialogs: [{ type: 'prompt', message: 'Please enter your name:', answer: 'Ana' }] },
      outcome: [{ role: 'status', text: 'Welcome, Ana' }],
    },
    {
      id: 'on-load',
      goal: 'Answer the prompt that opens by itself with the name ‘Bia’.',
      difficulty: 'hard',
      hint: 'The prompt opens while the page loads, so prepare the answer before you go to the address.',
      path: '/browserPromptOnLoad',
      needs: { dialogs: [{ type: 'prompt', message: 'Please enter your name:', answer: 'Bia' }] },
      outcome: [{ role: 'status', text: 'Welcome, Bia' }],
    },
    {
      id: 'cancelled',
      goal: 'Press ‘Open prompt’ and answer ‘Ana’. Then press ‘Open prompt’ again and cancel the prompt.',
      difficulty: 'tricky',
      hint: 'Two prompts need two different answers: use a handler for one dialog each time.',
      needs: {
        dialogs: [
          { type: 'prompt', message: 'Please enter your name:', answer: 'Ana' },
          { type: 'prompt', message: 'Please enter your name:', answer: false },
        ],
      },
      outcome: [
        { role: 'status', text: 'Welcome, Ana', during: true },
        { role: 'status', text: 'Welcome, Ana', hidden: true },
      ],
    },
  ],
} satisfies Demo;
