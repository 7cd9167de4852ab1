import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Endless Feed',
  path: '/endlessFeed',
  description:
    'Feeds of 120 posts that load 20 at a time, when you scroll or press a button. The page makes each batch itself in 0.6 seconds, without a server. Input by a script does not count, but a script may scroll.',
  icon: 'infinity',
  tags: ['scroll', 'feed', 'wait', 'retry', 'scroll anchoring'],
  beyond: true,
  tasks: tasksOf(stations, BY_HAND),
} satisfies Demo;
