import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Open New Tab',
  path: '/openNewTab',
  description: 'A link opens a page in a new tab. A tool stays in the old tab until it is told to switch.',
  icon: 'window-plus',
  tags: ['tab', 'window', 'navigation'],
  pages: [{ title: 'New tab target', path: '/newTab', component: 'NewTab', frame: 'full' }],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
