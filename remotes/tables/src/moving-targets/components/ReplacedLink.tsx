import { Station } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { stations } from '../stations';
import { usePresses } from './usePresses';

const focus = (link: HTMLElement | null) => link?.focus();

export default function ReplacedLink() {
  const { outcome, missed, press } = usePresses();
  const [first, setFirst] = useState<{ hadFocus: boolean }>();
  const replace = (link: Element) => setFirst((before) => before ?? { hadFocus: link === document.activeElement });
  const follow = press('the second link was followed.');
  return (
    <Station of={stations.replaced} outcome={outcome}>
      <p className="mb-0">
        Much more could be said about lamps.{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: a usual link. Its handler keeps it from leaving the page. */}
        <a
          key={first ? 'second' : 'first'}
          id="read-on"
          href="#replaced"
          // Keyboard users continue from the new link. React's `autoFocus` is for fields and buttons only.
          ref={first?.hadFocus ? focus : undefined}
          // At once, because the press may follow immediately.
          onPointerEnter={({ currentTarget }) => flushSync(() => replace(currentTarget))}
          onFocus={({ currentTarget }) => replace(currentTarget)}
          onClick={(event) => {
            event.preventDefault();
            if (first) follow(event);
            else missed('that was the first link, not the one that replaces it.');
          }}
        >
          Read on
        </a>
      </p>
    </Station>
  );
}
