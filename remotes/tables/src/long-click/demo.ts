import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Long Click',
  path: '/longClick',
  description:
    'Hold the button at least as long as the threshold, by mouse, by finger, or with Space or Enter. Leaving it ends the hold.',
  icon: 'stopwatch',
  tags: ['mouse', 'touch', 'keyboard', 'time'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
