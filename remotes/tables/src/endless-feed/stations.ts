import { defineStations } from '@playground/kit/contract/station';

/** The one whose post is wanted, and the one whose name is nearly the same. */
export const AUTHOR = 'Ottilie Brandt';
export const NEARLY = 'Ottilie Brand';
/** The number of the post that is read when two come on top. */
export const READ = 12;

export const stations = defineStations({
  'to-the-end': {
    name: 'To the end',
    goal: 'Scroll to the end of the feed, and press Like in its last post, number 120.',
    hard: 'The last post in the document is not the last: twenty more come 0.6 seconds after the end comes near. A script may scroll.',
  },
  'find-the-post': {
    name: 'Find the post',
    goal: `Press Load more until the post of ${AUTHOR} is there, and press Like in it.`,
    hard: `Where the post is, chance decides, and another is by ${NEARLY}. While a batch is under way the button does nothing.`,
  },
  'the-batch-that-fails': {
    name: 'The batch that fails',
    goal: 'Scroll until the third batch fails, press Try again, and press Like in post 41, the first of that batch.',
    hard: 'Scrolling on brings nothing then: what waits for more posts without looking for the message waits for ever.',
  },
  'new-posts-above': {
    name: 'New posts above',
    goal: `Scroll until post ${READ} is in view, wait until two new posts have come on top, and press Like in post ${READ}.`,
    hard: 'They come 1.5 seconds after one has begun to read. What is read stays where it is, but it is two places further down the feed: who counts places likes another post.',
  },
});
