import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { BATCH, postsOf } from '../draw';
import { stations } from '../stations';
import Feed from './Feed';
import { useBatches } from './useBatches';

const FAILING = 3;

export default function TheBatchThatFails({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [all] = useState(() => postsOf(seed, 'failing'));
  const batches = useBatches(FAILING);
  const first = all[(FAILING - 1) * BATCH];
  return (
    <Station of={stations['the-batch-that-fails']} outcome={outcome}>
      <Feed
        id="failing-feed"
        label="Feed with a batch that fails"
        posts={all}
        batches={batches}
        onLike={(post, event) => {
          if (post !== first) missed(`${post.title} was liked, not ${first?.title}.`);
          else if (isByHand(event, missed))
            done(`the third batch loaded at the second try, and ${post.title} is liked.`);
        }}
      >
        {batches.state === 'failed' && (
          <div role="alert" className="text-center">
            <p className="mb-2">{`The posts from ${batches.count + 1} on did not load.`}</p>
            <button type="button" id="try-again" className="btn btn-primary" onClick={batches.more}>
              Try again
            </button>
          </div>
        )}
      </Feed>
    </Station>
  );
}
