import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Empty Page',
  path: '/emptyPage',
  description:
    'The frame and nothing else. Use it to start a session, to inject a script, or to measure your tool alone.',
  icon: 'file-earmark',
  tags: ['empty'],
  keywords: 'blank, baseline, inject, about:blank, blank page',
  beyond: true,
  tasks: [
    {
      id: 'heading',
      goal: 'Type the text of this page’s heading into the panel.',
      outcome: [{ answer: 'Empty Page' }],
      difficulty: 'basic',
      hint: 'The frame has the only heading of level 1.',
    },
  ],
} satisfies Demo;
