import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Nested Iframes',
  path: '/nestedIframes',
  description:
    'A frame inside a frame, each with a secret behind a link. A tool has to step into one document after the other, and ?frames=cross or ?frames=alternate puts them on other origins.',
  icon: 'window-stack',
  tags: ['iframe', 'cross-origin', 'navigation'],
  pages: [
    {
      title: 'Nested frame 1',
      path: '/nestedIframes/firstIframe',
      component: 'documents/FirstIframe',
      frame: 'bare',
    },
    {
      title: 'Nested frame 1 secret',
      path: '/nestedIframes/firstIframesecret',
      component: 'documents/FirstIframeSecret',
      frame: 'bare',
    },
    {
      title: 'Nested frame 2',
      path: '/nestedIframes/secondIframe',
      component: 'documents/SecondIframe',
      frame: 'bare',
    },
    {
      title: 'Nested frame 2 secret',
      path: '/nestedIframes/secondIframeSecret',
      component: 'documents/SecondIframeSecret',
      frame: 'bare',
    },
  ],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
