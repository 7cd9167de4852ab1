import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Windows',
  path: '/windows',
  description:
    'Tabs and popups that a page opens: without an opener, late, reused by name, closing by themselves, on another origin, and two that talk to each other. When you leave the page, all of them close, except the tab without an opener.',
  icon: 'windows',
  tags: ['window', 'popup', 'tab', 'postMessage', 'BroadcastChannel'],
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
  ],
  tasks: tasksOf(stations, BY_HAND),
} satisfies Demo;
