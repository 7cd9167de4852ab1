import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { postsOf } from '../draw';
import { READ, stations } from '../stations';
import Feed from './Feed';
import { useBatches } from './useBatches';

/** The scroll distance that counts as reading, in pixels, and the delay of the new posts after it, in milliseconds. */
const READING = 300;
const DELAY = 1500;

const NEW = [
  { id: 'above-new-2', title: 'New post 2', author: 'Mira Sol', text: 'The second of two new posts.' },
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
  // A layout effect keeps the reader's place before the browser paints the new posts.
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
        posts={all}
        above={hasNew ? NEW : []}
        batches={batches}
        onScroll={({ currentTarget }) => setReads((before) => before || currentTarget.scrollTop > READING)}
        onLike={(post, event) => {
          if (post !== wanted) missed(`${post.title} was liked, not ${wanted?.title}.`);
          else if (!hasNew) missed(`${post.title} was liked before the new posts appeared.`);
          else if (isByHand(event, missed)) done(`two posts appeared at the top, and ${post.title} is liked.`);
        }}
      />
      <p id="new-posts" className="mt-2 mb-0" aria-live="polite">
        {hasNew ? 'Two new posts are at the top.' : 'No new posts.'}
      </p>
    </Station>
  );
}
