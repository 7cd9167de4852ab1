import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Nested Iframes',
  path: '/nestedIframes',
  description:
    'A frame inside a frame, each with a secret behind a link. A tool has to enter one document after the other. ?frames=cross and ?frames=alternate put the frames on other origins.',
  icon: 'window-stack',
  tags: ['iframe', 'cross-origin', 'navigation'],
  keywords:
    'switch to frame, nested frames, frame locator, frameLocator, contentFrame, switchTo frame, frame in a frame, parent frame',
  paths: { frames: 3 },
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
  capabilities: { frames: ['both-secrets'], 'other-origin-frames': ['alternating-origins'] },
  tasks: [
    {
      id: 'both-secrets',
      goal: 'Follow the link ‘tapioca’ in the frame ‘First iframe’. Then follow the link ‘samba’ in the frame ‘Second iframe’, which is inside it.',
      difficulty: 'tricky',
      hint: 'Enter the first frame, and from there the second one: each has a title.',
      outcome: [
        { role: 'status', text: "You've clicked on the first iframe link!", frames: ['First iframe'] },
        {
          role: 'status',
          text: 'You have clicked on the second iframe link!',
          frames: ['First iframe', 'Second iframe'],
        },
      ],
    },
    {
      id: 'alternating-origins',
      goal: 'Choose ‘Alternating origins’. Then follow the link ‘samba’ in the frame ‘Second iframe’.',
      difficulty: 'tricky',
      hint: 'The frames load again on other origins, so find them again after you choose.',
      outcome: [
        { role: 'radio', name: 'Alternating origins', checked: true },
        {
          role: 'status',
          text: 'You have clicked on the second iframe link!',
          frames: ['First iframe', 'Second iframe'],
        },
      ],
    },
  ],
} satisfies Demo;
