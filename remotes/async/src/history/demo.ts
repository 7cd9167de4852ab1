import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'History',
  path: '/history',
  description:
    'Ten stations about Back: pushed and replaced steps, forms and lists after a return, redirects and frames. If you leave the page and come back, finished stations may begin again. Input by a script does not count, but a script may go back.',
  icon: 'clock-history',
  tags: ['back', 'history', 'pushState', 'hash', 'bfcache', 'redirect', 'iframe', 'scroll'],
  keywords:
    'popstate, back button, forward, navigation, back/forward cache, single-page application, execution context was destroyed, go back, goBack, SPA navigation, router, refresh, reload',
  paths: { trouble: 4 },
  beyond: true,
  pages: [
    { title: 'Away', path: '/history/away', component: 'documents/Away', frame: 'full' },
    { title: 'Old Address', path: '/history/moved', component: 'documents/Moved', frame: 'full' },
    { title: 'New Address', path: '/history/arrived', component: 'documents/Arrived', frame: 'full' },
  ],
  capabilities: { history: 'all' },
  tasks: tasksOf(
    stations,
    {
      pushed: {
        difficulty: 'basic',
        hint: 'Use the method of your tool that goes back, and wait for the text of the step.',
      },
      replaced: { difficulty: 'tricky', hint: 'Look at the place after each step back, instead of counting.' },
      hash: { difficulty: 'basic', hint: 'Wait for the end of the address, not for a document.' },
      form: { difficulty: 'tricky', hint: 'Go back with your tool, and check the value of the field before you send.' },
      fresh: { difficulty: 'basic', hint: 'Read the number after you came back, not before.' },
      scroll: { difficulty: 'tricky', hint: 'Find the link by its name: most tools scroll to it before they click.' },
      same: { difficulty: 'basic', hint: 'Wait for the number of lamps, because the address never changes.' },
      redirect: { difficulty: 'tricky', hint: 'Wait until the new address is there before you read and go back.' },
      frame: {
        difficulty: 'tricky',
        hint: 'If your tool waits for the page after going back, go back by a script.',
      },
      stopped: {
        difficulty: 'tricky',
        hint: 'Press with one command, and go back with the next one, without waiting.',
      },
    },
    'Input by a script does not count, but a script may go back.',
  ),
} satisfies Demo;
