import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Endless Feed',
  path: '/endlessFeed',
  description:
    'Feeds of 120 posts that load 20 at a time, when you scroll or press a button. The page makes each batch itself in 0.6 seconds, without a server. Input by a script does not count, but a script may scroll.',
  icon: 'infinity',
  tags: ['scroll', 'feed', 'wait', 'retry', 'scroll anchoring'],
  keywords: 'infinite scroll, lazy loading, load more, lazy load, scroll to load, social feed',
  paths: { waiting: 6 },
  beyond: true,
  capabilities: { scrolling: 'all' },
  tasks: tasksOf(stations, {
    'to-the-end': {
      difficulty: 'tricky',
      hint: 'Scroll the last post into view again and again, until the post with the last number is there.',
    },
    'find-the-post': {
      difficulty: 'tricky',
      hint: 'After each press, wait until there are more posts, and compare the whole name of the author.',
    },
    'the-batch-that-fails': {
      difficulty: 'tricky',
      hint: 'Wait for one of two things: more posts, or the message with its button.',
    },
    'new-posts-above': { difficulty: 'tricky', hint: 'Find the post by its number and not by its place in the list.' },
  }),
} satisfies Demo;
