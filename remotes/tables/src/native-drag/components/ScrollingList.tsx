import { ByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { DRAG_EVENTS } from '../dragEvents';
import { stations } from '../stations';
import classes from './NativeDrag.module.css';
import Shelf from './Shelf';
import { useEdgeScroll } from './useEdgeScroll';

const SHELVES = Array.from({ length: 40 }, (_, index) => index + 1);
const WANTED = 30;

export default function ScrollingList() {
  const [outcome, { done, missed }] = useOutcome();
  const [place, setPlace] = useState(1);
  const edges = useEdgeScroll();
  const put = (shelf: number) => {
    setPlace(shelf);
    if (shelf === WANTED) done(`Parcel is on shelf ${WANTED}.`);
    else missed(`Parcel was put on shelf ${shelf}.`);
  };
  return (
    <Station of={stations['scrolling-list']} outcome={outcome}>
      <ByHand events={DRAG_EVENTS} missed={missed}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it. */}
        <section className={`${classes.shelves} border rounded p-2`} tabIndex={0} aria-label="Shelves" {...edges}>
          <ol className="list-unstyled d-flex flex-column gap-2 mb-0">
            {SHELVES.map((shelf) => (
              <Shelf key={shelf} number={shelf} hasParcel={shelf === place} onPut={put} missed={missed} />
            ))}
          </ol>
        </section>
      </ByHand>
    </Station>
  );
}
