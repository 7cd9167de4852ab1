import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Long Click',
  path: '/longClick',
  description:
    'Hold the button at least as long as the threshold, by mouse, by finger, or with Space or Enter. Leaving it ends the hold.',
  icon: 'stopwatch',
  tags: ['mouse', 'touch', 'keyboard', 'time'],
  tasks: [
    {
      id: 'long',
      goal: 'Choose a threshold of 2 seconds and hold the button down until that is a long click.',
      outcome: [
        { role: 'status', pattern: String.raw`Long click Held for \d+\.\d\d seconds, the threshold is 2 seconds\.` },
      ],
    },
    {
      id: 'normal',
      goal: 'Choose a threshold of 5 seconds, hold the button down for more than 1 second, and release it before the 5 are over.',
      outcome: [
        {
          role: 'status',
          pattern: String.raw`Normal click Held for [1-4]\.\d\d seconds, the threshold is 5 seconds\.`,
        },
      ],
    },
  ],
} satisfies Demo;
