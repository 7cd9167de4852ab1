import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Long Click',
  path: '/longClick',
  description:
    'Hold the button at least as long as the threshold, with the mouse, a finger, Space or Enter. The hold ends when the pointer or the focus leaves the button.',
  icon: 'stopwatch',
  tags: ['mouse', 'touch', 'keyboard', 'time'],
  keywords: 'long press, press and hold, click and hold, clickAndHold, hold, mouse down',
  capabilities: { 'long-press': 'all' },
  paths: { pointer: 3 },
  tasks: [
    {
      id: 'long',
      goal: 'Choose a threshold of 2 seconds. Hold ‘Click here’ for at least 2 seconds, so that the result is a long click.',
      difficulty: 'tricky',
      hint: 'Hold the button down with separate calls for press and release, and wait in between.',
      outcome: [
        { role: 'status', pattern: String.raw`Long click Held for \d+\.\d\d seconds, the threshold is 2 seconds\.` },
      ],
    },
    {
      id: 'normal',
      goal: 'Choose a threshold of 5 seconds. Hold ‘Click here’ for more than 1 second, and release it before 5 seconds are over.',
      difficulty: 'tricky',
      hint: 'Press and release are two calls: the result says how long you held the button.',
      outcome: [
        {
          role: 'status',
          pattern: String.raw`Normal click Held for [1-4]\.\d\d seconds, the threshold is 5 seconds\.`,
        },
      ],
    },
  ],
} satisfies Demo;
