import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  cookies: {
    name: 'Cookies of every kind',
    goal: 'Press ‘Set cookies’. Type the sum of the numbers in the four cookies into ‘Sum of the cookies’, and press ‘Check sum’.',
    hard: 'The server sets one of the cookies, and no script of the page can read it. A script may read the others.',
  },
  'local-and-session': {
    name: 'Local and session',
    goal: 'Press ‘Store words’. Find the word in the session storage under the name below. Type it into ‘Word in the session storage’, and press ‘Check word’.',
    hard: 'The local storage has another word under the same name. A script may read both, because the page does not show them.',
  },
  'indexed-db': {
    name: 'IndexedDB',
    goal: 'Press ‘Fill the database’. Find the parcel whose key is the number below. Type its owner into ‘Owner of the parcel’, and press ‘Check owner’.',
    hard: 'The parcel with the same key as a text has another owner. A script may read the database.',
  },
  offline: {
    name: 'Offline',
    goal: 'Press ‘Install worker’, and wait until it is active. Take the browser offline, and press ‘Load page again’.',
    hard: 'A service worker serves the page in the frame without the network, but only after its installation.',
  },
  update: {
    name: 'Update',
    goal: 'Press ‘Install version 1’, ‘Publish version 2’, ‘Use version 2’ and ‘Load updated page’. Press each one when the step before is done.',
    hard: 'Each step takes a while, and the frame says how far it is. A new worker waits while a page uses the old one, and a reload does not change that.',
  },
  cleared: {
    name: 'Cleared',
    goal: 'Press ‘Store five things’ and ‘Clear storage’. Delete the one thing that is left, and press ‘Check storage’.',
    hard: 'The button forgets one of five places, as a clean-up in a test may. A script may delete what is left.',
  },
  partitioned: {
    name: 'Partitioned',
    goal: 'Press ‘Store in both’. Find the word that the frame has stored under the name below. Type it into ‘Word in the frame’s storage’, and press ‘Check frame’.',
    hard: 'The frame is of another origin, so it has a local storage of its own. A script may read it, but only a script in the frame.',
  },
});
