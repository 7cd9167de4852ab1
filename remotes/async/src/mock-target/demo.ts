import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Mock Target',
  path: '/mockTarget',
  description:
    'A page whose content is the answers of three calls, made to be intercepted. It calls nothing before you press a button. The page and the server count what was really sent. Input by a script does not count, but you may change requests and answers.',
  icon: 'mask',
  tags: ['network', 'API', 'random'],
  keywords:
    'mock, stub, intercept, route, proxy, fulfill, 404, echo, xhr, fetch, fetch request, waitForResponse, graphql, page.route, network request, request interception, HAR',
  paths: { network: 5 },
  beyond: true,
  capabilities: { requests: 'all' },
  tasks: tasksOf(stations, {
    fruits: { difficulty: 'tricky', hint: 'Answer the request to /mock/fruits yourself, with JSON of the same form.' },
    success: { difficulty: 'tricky', hint: 'Answer the request to /mock/price yourself, with the status 200.' },
    sent: { difficulty: 'hard', hint: 'Hold the POST to /mock/order, and let it go on with another body.' },
    slow: { difficulty: 'tricky', hint: 'Hold the request for more than three seconds, and let it go on then.' },
  }),
} satisfies Demo;
