import { Station } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { stations } from '../stations';
import { usePresses } from './usePresses';

export default function ReplacedLink() {
  const { outcome, missed, press } = usePresses();
  const [replacedBy, setReplacedBy] = useState<'hover' | 'focus'>();
  const follow = press('the second link was followed.');
  return (
    <Station of={stations.replaced} outcome={outcome}>
      <p className="mb-0">
        Much more could be said about lamps.{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: a link as people meet it, which would leave the page. */}
        <a
          key={replacedBy}
          id="read-on"
          href="#replaced"
          // biome-ignore lint/a11y/noAutofocus: who came by keyboard goes on from the new one.
          autoFocus={replacedBy === 'focus'}
          // At once: the press may come right behind the pointer.
          onPointerEnter={() => flushSync(() => setReplacedBy((before) => before ?? 'hover'))}
          onFocus={({ currentTarget }) => {
            if (currentTarget.matches(':focus-visible')) setReplacedBy((before) => before ?? 'focus');
          }}
          onClick={(event) => {
            event.preventDefault();
            if (replacedBy) follow(event);
            else missed('it was the first link, before it was replaced.');
          }}
        >
          Read on
        </a>
      </p>
    </Station>
  );
}
