import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'HTTP Lab',
  path: '/httpLab',
  description:
    'What can happen between a request and its answer: any status, redirects, slow and cut bodies, ETag, Range, CORS, logins by Basic, Digest and Bearer, and what a tab sends when it closes. The page shows what the server saw. Input by a script does not count.',
  icon: 'hdd-network',
  tags: ['network', 'API', 'login', 'random'],
  keywords:
    'HTTP, status, redirect, ETag, 304, 206, CORS, authentication, basic auth, digest auth, bearer, 500, status code, http error, server error, xhr, 401, 403, timeout of a request, cache, beacon, sendBeacon, keepalive, pagehide, unload, analytics',
  paths: { network: 4 },
  beyond: true,
  pages: [{ title: 'A tab to leave', path: '/httpLab/leave', component: 'documents/Leave', frame: 'bare' }],
  capabilities: { 'http-login': ['basic', 'digest', 'bearer'], windows: ['leaving'] },
  tasks: tasksOf(stations, {
    status: { difficulty: 'basic', hint: 'The outcome is the answer. Nothing has to succeed.' },
    redirects: {
      difficulty: 'tricky',
      hint: 'Ask your tool for the requests before the last one, or press ‘Ask the server’.',
    },
    ring: { difficulty: 'tricky', hint: 'Collect the addresses of all requests, and count each of them once.' },
    'slow-head': { difficulty: 'basic', hint: 'Wait for the word, not for a time.' },
    'slow-body': { difficulty: 'tricky', hint: 'Wait until the page says that the body is complete.' },
    cut: { difficulty: 'tricky', hint: 'After each press, wait for the words that say whether the report is whole.' },
    'not-modified': { difficulty: 'basic', hint: 'Type the ETag with its quotation marks.' },
    range: { difficulty: 'basic', hint: 'The header is bytes=, the first byte, a hyphen and the last byte.' },
    cors: { difficulty: 'tricky', hint: 'A tab and an HTTP client need no permission to read.' },
    basic: { difficulty: 'tricky', hint: 'Give your tool the name and the password before it opens the page.' },
    digest: { difficulty: 'tricky', hint: 'What your tool does for Basic may work for Digest too.' },
    bearer: { difficulty: 'basic', hint: 'Read the token from the page.' },
    leaving: {
      difficulty: 'hard',
      hint: 'Do not wait for the request in the tab. Ask the server until it has arrived.',
    },
  }),
} satisfies Demo;
