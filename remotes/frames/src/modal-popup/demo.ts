import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Modal Popup',
  path: '/modalPopup',
  description:
    'Two modals that lead to each other. They fade in and out, and while one is open the page behind it cannot be clicked.',
  icon: 'window-fullscreen',
  tags: ['dialog', 'modal', 'focus', 'transition'],
  tasks: [
    {
      id: 'second-modal',
      goal: 'Open the first modal and go on from it to the second, which stays open.',
      outcome: [
        { role: 'dialog', name: 'Modal 1', hidden: true },
        { role: 'dialog', name: 'Modal 2', pattern: '.*Hi\\. This is the second modal popup\\..*' },
      ],
    },
    {
      id: 'closed',
      goal: 'Open the first modal, go on from it to the second and close that.',
      outcome: [
        { role: 'dialog', name: 'Modal 1', during: true },
        { role: 'dialog', name: 'Modal 2', during: true },
        { role: 'dialog', hidden: true },
      ],
    },
  ],
} satisfies Demo;
