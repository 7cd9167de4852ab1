import { defineStations } from '@playground/kit/contract/station';

/** The author to find, and an author with a very similar name. */
export const AUTHOR = 'Ottilie Brandt';
export const NEARLY = 'Ottilie Brand';
/** The post to like after two new posts appear above it. */
export const READ = 12;

export const stations = defineStations({
  'to-the-end': {
    name: 'To the end',
    goal: 'Scroll to the end of the feed. Press ‘Like’ in the last post, ‘Post 120’.',
    hard: 'The last post in the document is not the last one. When you get near the end, twenty more load in 0.6 seconds.',
  },
  'find-the-post': {
    name: 'Find the post',
    goal: `Press ‘Load more’ until the post by ${AUTHOR} appears, and press ‘Like’ in it.`,
    hard: `The position of the post is random, and another post is by ${NEARLY}. While posts are loading, the button does nothing.`,
  },
  'the-batch-that-fails': {
    name: 'The batch that fails',
    goal: 'Scroll until the third batch fails, and press ‘Try again’. Then press ‘Like’ in ‘Post 41’, the first of that batch.',
    hard: 'After the failure, scrolling loads nothing. If you wait for more posts without checking for the message, you wait forever.',
  },
  'new-posts-above': {
    name: 'New posts above',
    goal: `Scroll until ‘Post ${READ}’ is in view, and wait until two new posts appear at the top. Then press ‘Like’ in ‘Post ${READ}’.`,
    hard: 'The new posts appear 1.5 seconds after you start to scroll. The post stays where you see it, but it moves two places down in the feed. If you count places, you like another post.',
  },
});
