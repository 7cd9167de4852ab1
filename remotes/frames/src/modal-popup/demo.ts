import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Modal Popup',
  path: '/modalPopup',
  description:
    'Two modals that lead to each other. They fade in and out, and while one is open the page behind it cannot be clicked.',
  icon: 'window-fullscreen',
  tags: ['dialog', 'modal', 'focus', 'transition'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
