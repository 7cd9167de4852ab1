import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Open New Tab',
  path: '/openNewTab',
  description: 'A link opens a page in a new tab. A tool stays in the old tab until you switch to the new one.',
  icon: 'window-plus',
  tags: ['tab', 'window', 'navigation'],
  keywords: 'new tab, target blank, switch tab, target=_blank, popup page, second tab, new window',
  paths: { frames: 2 },
  pages: [{ title: 'New tab target', path: '/newTab', component: 'NewTab', frame: 'full' }],
  capabilities: { windows: 'all' },
  tasks: [
    {
      id: 'new-tab',
      goal: 'Follow the link ‘Open new tab’, and leave the old tab open.',
      difficulty: 'tricky',
      hint: 'Start to wait for the new tab before the click, and keep a handle of each tab.',
      outcome: [
        { tab: '/newTab' },
        { role: 'status', text: 'This page was opened in a new tab.' },
        { role: 'link', name: 'Open new tab' },
      ],
    },
  ],
} satisfies Demo;
