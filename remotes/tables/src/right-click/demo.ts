import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Right Click',
  path: '/rightClick',
  description:
    'The button reacts only to a context click: the right mouse button, a long press or the menu key. The browser’s own menu does not open.',
  icon: 'mouse2',
  tags: ['context menu', 'mouse', 'touch', 'keyboard'],
  keywords: 'contextmenu, context click, contextClick, secondary click',
  capabilities: { 'mouse-buttons': 'all' },
  paths: { pointer: 1 },
  tasks: [
    {
      id: 'right-click',
      goal: 'Make a context click on ‘Right click here’: use the right mouse button, a long press or the menu key.',
      difficulty: 'basic',
      hint: 'Look up which option of a click chooses the mouse button.',
      outcome: [{ role: 'button', name: 'The button was right clicked' }],
    },
  ],
} satisfies Demo;
