import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Windows',
  path: '/windows',
  description:
    'Tabs and popups that a page opens: without an opener, late, reused by name, closing by themselves, on another origin, two that talk to each other, and a page that the browser renders before it is shown. When you leave the page, all of them close, except the tabs without an opener. Input by a script does not count.',
  icon: 'box-arrow-up-right',
  tags: ['window', 'popup', 'tab', 'postMessage', 'BroadcastChannel'],
  keywords:
    'window handle, popup window, switch tab, popup blocker, blocked popup, no such window, NoSuchWindowException, target closed, window.open, getWindowHandles, switch window, switchTo window, speculation rules, speculationrules, prerender, prerendering, prerenderingchange, activationStart',
  paths: { frames: 6 },
  beyond: true,
  pages: [
    { title: 'Word', path: '/windows/word', component: 'documents/Word', frame: 'bare' },
    { title: 'Sum', path: '/windows/sum', component: 'documents/Sum', frame: 'bare' },
    { title: 'Visitor', path: '/windows/visitor', component: 'documents/Visitor', frame: 'bare' },
    { title: 'Notebook', path: '/windows/notebook', component: 'documents/Notebook', frame: 'bare' },
    { title: 'Errand', path: '/windows/errand', component: 'documents/Errand', frame: 'bare' },
    { title: 'Reader', path: '/windows/reader', component: 'documents/Reader', frame: 'bare' },
    { title: 'Writer', path: '/windows/writer', component: 'documents/Writer', frame: 'bare' },
    { title: 'Stranger', path: '/windows/stranger', component: 'documents/Stranger', frame: 'bare' },
    { title: 'Next Page', path: '/windows/next', component: 'documents/Next', frame: 'bare' },
  ],
  capabilities: { windows: 'all' },
  tasks: tasksOf(stations, {
    'new-tab': {
      difficulty: 'tricky',
      hint: 'Wait for the new tab of the whole browser: without an opener, it is not a popup of the page.',
    },
    'answering-popup': { difficulty: 'tricky', hint: 'Wait until the numbers are there before you add them.' },
    'late-popup': {
      difficulty: 'tricky',
      hint: 'Begin to wait for the popup before the click, or ask again until it is there.',
    },
    'named-window': {
      difficulty: 'tricky',
      hint: 'Keep the handle of the first window, and wait for its second document.',
    },
    'closing-window': {
      difficulty: 'tricky',
      hint: 'After the click in the popup, go back to the first window without touching the popup again.',
    },
    'two-tabs': {
      difficulty: 'tricky',
      hint: 'Open the reader first, keep a handle of both tabs, and change between them.',
    },
    'other-origin': {
      difficulty: 'tricky',
      hint: 'To a tool it is a window like any other: switch to it and press the button.',
    },
    beforehand: {
      difficulty: 'tricky',
      hint: 'Wait for the text ‘Visits: 1’ and not for a load event, which was before the click.',
    },
  }),
} satisfies Demo;
