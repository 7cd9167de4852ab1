import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Misbehaving Page',
  path: '/misbehaving',
  description:
    'Each station does something wrong that you do not see on the page: errors, missing files, a violated policy, a long task, memory and listeners that stay. Say what the console, the network or the profiler showed. Nothing happens before you start it. Input by a script does not count, but a script may watch.',
  icon: 'bug',
  tags: ['console', 'network', 'error', 'memory', 'performance', 'random'],
  keywords:
    'devtools, CSP, unhandled rejection, 404, heap snapshot, leak, profiler, broken image, console error, page error, uncaught exception, javascript error, broken link, memory leak, slow page, Lighthouse',
  paths: { trouble: 5 },
  beyond: true,
  capabilities: {
    'page-errors': ['error', 'rejection', 'console', 'picture', 'script', 'policy', 'long-task'],
    memory: ['memory', 'listener'],
  },
  tasks: tasksOf(stations, {
    error: { difficulty: 'basic', hint: 'Most tools have an event for errors of the page. Listen before you press.' },
    rejection: {
      difficulty: 'tricky',
      hint: 'Many tools report it like an error. A page has the event unhandledrejection.',
    },
    console: { difficulty: 'tricky', hint: 'Collect the messages with their levels before you press, and sort them.' },
    picture: {
      difficulty: 'basic',
      hint: 'A picture that failed has the natural width 0, and its answer the status 404.',
    },
    script: { difficulty: 'tricky', hint: 'Listen to the answers of the server, and look for the status 404.' },
    policy: {
      difficulty: 'tricky',
      hint: 'The console says it, and the document gets the event securitypolicyviolation.',
    },
    'long-task': { difficulty: 'tricky', hint: 'The page can list its measures with their durations.' },
    memory: { difficulty: 'hard', hint: 'Look for a way to a heap snapshot, or to count objects by their prototype.' },
    listener: {
      difficulty: 'hard',
      hint: 'A debugger can list the listeners of the window. So can a script that counts from the start.',
    },
  }),
} satisfies Demo;
