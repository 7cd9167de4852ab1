import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Dialogs',
  path: '/dialogs',
  description:
    'Eleven stations with whatever opens above a page: dialogs of the browser, dialogs and popovers of the document, and one that only looks the part. Browsers differ in the alert of a frame of another origin, in the question before leaving and in printing: the outcome says what this one did.',
  icon: 'chat-square-dots',
  tags: ['dialog', 'alert', 'popover', 'beforeunload', 'print', 'iframe'],
  beyond: true,
  tasks: tasksOf(stations),
  pages: [{ title: 'Greeting', path: '/dialogs/greeting', component: 'documents/GreetingFrame', frame: 'bare' }],
} satisfies Demo;
