import { isByHand } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { postsOf } from '../draw';
import { AUTHOR, stations } from '../stations';
import Feed from './Feed';
import { useBatches } from './useBatches';

export default function FindThePost({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [all] = useState(() => postsOf(seed, 'button'));
  const batches = useBatches();
  const isLoading = batches.state === 'loading';
  return (
    <Station of={stations['find-the-post']} outcome={outcome}>
      <Feed
        id="button-feed"
        label="Feed with a button"
        posts={all}
        batches={batches}
        onLike={({ title, author }, event) => {
          if (author !== AUTHOR) missed(`${title} by ${author} was liked, not the post by ${AUTHOR}.`);
          else if (isByHand(event, missed)) done(`${title} by ${author} is liked.`);
        }}
      >
        <PressButton
          id="load-more"
          label={isLoading ? 'Loading' : 'Load more'}
          busy={isLoading}
          onPress={batches.more}
        />
      </Feed>
    </Station>
  );
}
