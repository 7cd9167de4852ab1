import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { POSTS, postsOf } from '../draw';
import { stations } from '../stations';
import Feed from './Feed';
import { useBatches } from './useBatches';

export default function ToTheEnd({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [all] = useState(() => postsOf(seed, 'long'));
  const batches = useBatches();
  const last = all.at(-1);
  return (
    <Station of={stations['to-the-end']} outcome={outcome}>
      <Feed
        id="long-feed"
        label="Long feed"
        posts={all}
        batches={batches}
        onLike={(post, event) => {
          if (post !== last)
            missed(`${post.title} was liked when ${batches.count} posts were loaded. The last one is Post ${POSTS}.`);
          else if (isByHand(event, missed)) done(`all ${POSTS} posts are loaded, and the last one is liked.`);
        }}
      />
    </Station>
  );
}
