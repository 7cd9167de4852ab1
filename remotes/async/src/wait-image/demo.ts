import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Wait for the Image',
  path: '/waitImage',
  description: 'An image appears after a countdown of five seconds. Until then, it is not in the document.',
  icon: 'image',
  tags: ['wait', 'timer', 'image'],
  keywords: 'delay, timeout, async, wait for image, lazy image, image loaded',
  paths: { waiting: 1 },
  tasks: [
    {
      id: 'image',
      goal: 'Wait until the secret image appears. Type its alternative text into the panel.',
      difficulty: 'tricky',
      hint: 'The image comes after five seconds: look up how your tool waits for an element, and how long.',
      outcome: [
        { role: 'img', name: 'A yellow bicycle leaning on a blue wall' },
        { answer: 'A yellow bicycle leaning on a blue wall' },
      ],
    },
  ],
} satisfies Demo;
