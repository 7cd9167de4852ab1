import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Modal Popup',
  path: '/modalPopup',
  description:
    'Two modals that open each other. They fade in and out, and while one is open, you cannot click the page behind it.',
  icon: 'window-fullscreen',
  tags: ['dialog', 'modal', 'focus', 'transition'],
  keywords: 'lightbox, modal dialog, popup, close a modal, bootstrap modal, focus trap',
  capabilities: { 'top-layer': 'all' },
  paths: { 'first-steps': 6 },
  tasks: [
    {
      id: 'second-modal',
      goal: 'Press ‘Open first modal’, then ‘Open second modal’, and leave the second modal open.',
      difficulty: 'basic',
      hint: 'Both modals fade, so wait until the first one is hidden.',
      outcome: [
        { role: 'dialog', name: 'Modal 1', hidden: true },
        { role: 'dialog', name: 'Modal 2', pattern: '.*Hi\\. This is the second modal popup\\..*' },
      ],
    },
    {
      id: 'closed',
      goal: 'Press ‘Open first modal’, then ‘Open second modal’, and close the second modal.',
      difficulty: 'basic',
      hint: 'Find the close button inside the dialog with the name Modal 2.',
      outcome: [
        { role: 'dialog', name: 'Modal 1', during: true },
        { role: 'dialog', name: 'Modal 2', during: true },
        { role: 'dialog', hidden: true },
      ],
    },
  ],
} satisfies Demo;
