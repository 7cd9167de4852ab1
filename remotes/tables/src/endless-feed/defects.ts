import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'similar-name-counts',
    sentence: 'The post by Ottilie Brand counts as the post by Ottilie Brandt.',
    steps: [
      'Press ‘Load more’ until the post by Ottilie Brand appears, and press ‘Like’ in it.',
      'The station says Done. It should say that this is not the post by Ottilie Brandt.',
    ],
    class: 'value',
    file: 'components/FindThePost.tsx',
    find: 'if (author !== AUTHOR)',
    replace: 'if (!AUTHOR.startsWith(author))',
    breaks: [],
  },
  {
    id: 'like-by-key',
    sentence: '‘Like’ does not work with the keyboard.',
    steps: [
      'Scroll the feed with new posts, and wait until two new posts appear at the top.',
      'Go to ‘Like’ in ‘Post 12’ with Tab, and press Enter. The station says nothing. It should say Done.',
    ],
    class: 'keyboard',
    file: 'components/NewPostsAbove.tsx',
    find: 'else if (isByHand(event, missed))',
    replace: 'else if (event.detail > 0 && isByHand(event, missed))',
    breaks: [],
  },
  {
    id: 'quiet-news',
    sentence: 'A screen reader does not say that new posts are at the top.',
    steps: [
      'Look at ‘No new posts.’ below the feed with new posts with the tools of the browser.',
      'It is not a live region. It should be one, as each message of a page.',
    ],
    class: 'name or role',
    file: 'components/NewPostsAbove.tsx',
    find: ' aria-live="polite"',
    replace: '',
    breaks: [],
  },
] satisfies Defect[];
