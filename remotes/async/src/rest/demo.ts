import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'REST',
  path: '/rest',
  description:
    'Notes that a server keeps for ten minutes, by GET, POST, PUT, PATCH and DELETE. The page shows each call with its time and body. Calls are late, fail, or conflict with another person’s change. Input by a script does not count.',
  icon: 'braces',
  tags: ['network', 'API', 'list', 'form', 'random'],
  keywords:
    'REST, HTTP, GET, POST, PUT, PATCH, DELETE, CRUD, JSON, 409, 503, retry, REST API, fetch, optimistic update',
  paths: { network: 3 },
  beyond: true,
  tasks: tasksOf(stations, {
    create: { difficulty: 'basic', hint: 'Wait for the answer to the POST, and read the id in its body.' },
    edit: { difficulty: 'basic', hint: 'Find the button by the title of the note.' },
    delete: { difficulty: 'tricky', hint: 'Find each button by its whole name, because two titles begin alike.' },
    late: { difficulty: 'basic', hint: 'Wait for the words ‘The note is saved.’, not for a time.' },
    flaky: { difficulty: 'tricky', hint: 'After each press, wait for the answer, and press again if it is 503.' },
    conflict: { difficulty: 'tricky', hint: 'Save once, read the text of the other person, and save again.' },
    prepared: {
      difficulty: 'tricky',
      hint: 'Read the address and the JSON on the page, and send them with the HTTP client of your test.',
      rule: 'The press of a script does not count.',
    },
  }),
} satisfies Demo;
