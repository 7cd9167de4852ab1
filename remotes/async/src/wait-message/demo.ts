import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Wait for the Message',
  path: '/waitMessage',
  description: 'A message appears after a countdown of five seconds. Wait for the message, not for a fixed time.',
  icon: 'hourglass-split',
  tags: ['wait', 'timer'],
  keywords:
    'delay, timeout, async, wait for text, implicit wait, explicit wait, sleep, fixed wait, element not found, no such element, NoSuchElementException, TimeoutException, timeout exceeded, WebDriverWait, waitForSelector',
  paths: { 'first-steps': 5 },
  tasks: [
    {
      id: 'message',
      goal: 'Wait until the secret message appears. Type its last word into the panel.',
      difficulty: 'basic',
      hint: 'Wait for the text of the message, with a limit of more than five seconds.',
      outcome: [{ role: 'status', text: 'The secret message is: banana' }, { answer: 'banana' }],
    },
  ],
} satisfies Demo;
