import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Endless Feed',
  path: '/endlessFeed',
  description:
    'Feeds of 120 posts that come 20 at a time, by scrolling or by a button. The batches are made by the page itself, each 0.6 seconds after it was asked for: no server is called.',
  icon: 'infinity',
  tags: ['scroll', 'feed', 'wait', 'retry', 'scroll anchoring'],
  beyond: true,
  tasks: tasksOf(stations),
} satisfies Demo;
