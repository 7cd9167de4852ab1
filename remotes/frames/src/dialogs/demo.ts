import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Dialogs',
  path: '/dialogs',
  description:
    'Twelve stations with everything that opens over a page: dialogs of the browser, dialogs and popovers of the document, and one box that only looks like a dialog. Browsers differ in the question before leaving and in printing: the outcome says what this browser did. No page can find out whether the browser really showed an alert: it learns only that the call has returned.',
  icon: 'chat-square-dots',
  tags: ['dialog', 'alert', 'popover', 'beforeunload', 'print', 'iframe'],
  beyond: true,
  tasks: tasksOf(stations, BY_HAND),
  pages: [{ title: 'Greeting', path: '/dialogs/greeting', component: 'documents/GreetingFrame', frame: 'bare' }],
} satisfies Demo;
