import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { POSTS, postsOf } from '../posts';
import { READ, stations } from '../stations';
import Feed from './Feed';
import Sentinel from './Sentinel';
import { useBatches } from './useBatches';

/** How far one scrolls before one reads, in pixels, and how long after that the new posts come, in milliseconds. */
const BEGUN = 300;
const DELAY = 1500;

const NEW = [
  {
    id: 'above-new-2',
    title: 'New post 2',
    author: 'Mira Sol',
    text: 'And the second of two, which came with the first.',
  },
  { id: 'above-new-1', title: 'New post 1', author: 'Mira Sol', text: 'Just in. Nobody has read this yet.' },
];

export default function NewPostsAbove({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [all] = useState(() => postsOf(seed, 'above'));
  const batches = useBatches();
  const [reads, setReads] = useState(false);
  const [hasNew, setHasNew] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);

  useEffect(() => {
    if (!reads) return;
    const timer = setTimeout(() => {
      height.current = box.current?.scrollHeight ?? 0;
      setHasNew(true);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [reads]);
  // Before it is painted: what is read stays where it was, by as much as has come on top.
  useLayoutEffect(() => {
    if (hasNew && box.current) box.current.scrollTop += box.current.scrollHeight - height.current;
  }, [hasNew]);

  const wanted = all[READ - 1];
  return (
    <Station of={stations['new-posts-above']} outcome={outcome}>
      <Feed
        id="above-feed"
        label="Feed with new posts"
        ref={box}
        posts={[...(hasNew ? NEW : []), ...all.slice(0, batches.count)]}
        busy={batches.state === 'loading'}
        onScroll={({ currentTarget }) => setReads((before) => before || currentTarget.scrollTop > BEGUN)}
        onLike={(post) => {
          if (post !== wanted) missed(`${post.title} was liked, not ${wanted?.title}.`);
          else if (!hasNew) missed(`${post.title} was liked before the new posts had come.`);
          else done(`two posts came on top, and ${post.title} is liked.`);
        }}
      >
        {batches.count < POSTS ? <Sentinel of={batches} /> : `That was the last of ${POSTS} posts.`}
      </Feed>
      <p id="new-posts" className="mt-2 mb-0" aria-live="polite">
        {hasNew ? 'Two new posts are at the top.' : 'No new posts.'}
      </p>
    </Station>
  );
}
