import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

const rule = 'You may read the storage by a script. Other input by a script does not count.';

export default {
  title: 'Storage',
  path: '/storage',
  description:
    'What a browser keeps for a page: cookies, web storage, IndexedDB, caches and service workers. A tool has to ask the browser for it. When you leave, the page deletes all of it. Input by a script does not count, but a script may read the storage.',
  icon: 'database',
  tags: ['cookie', 'storage', 'service worker', 'offline', 'iframe', 'random'],
  keywords:
    'localStorage, sessionStorage, IndexedDB, HttpOnly, Cache API, PWA, clean-up, local storage, session storage, delete cookies, clear storage, cookies',
  paths: { login: 4 },
  beyond: true,
  pages: [{ title: 'Stored in a frame', path: '/storage/frame', component: 'documents/StoringFrame', frame: 'bare' }],
  capabilities: {
    offline: ['offline'],
    'service-workers': ['offline', 'update'],
    storage: ['cookies', 'local-and-session', 'indexed-db', 'cleared', 'partitioned'],
  },
  tasks: tasksOf(stations, {
    cookies: { difficulty: 'tricky', hint: 'Ask your tool for the cookies, not the page.', rule },
    'local-and-session': { difficulty: 'basic', hint: 'Read sessionStorage with a script in the page.', rule },
    'indexed-db': { difficulty: 'hard', hint: 'Open the database in a script, and get the key as a number.', rule },
    offline: {
      difficulty: 'tricky',
      hint: 'Wait for the sentence in the frame that says active before you turn off the network.',
    },
    update: { difficulty: 'tricky', hint: 'Press ‘Use version 2’ when the frame says that version 2 waits.' },
    cleared: {
      difficulty: 'tricky',
      hint: 'Delete all five kinds: cookie, local storage, session storage, database and cache.',
      rule: 'You may delete it by a script. Other input by a script does not count.',
    },
    partitioned: { difficulty: 'tricky', hint: 'Run the script that reads localStorage in the frame.', rule },
  }),
} satisfies Demo;
