import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { stations, TILE } from '../stations';
import Panel, { STRIP } from './Panel';
import classes from './ScrollPanels.module.css';

const TILES = 100;
const BATCH = 20;
/** How long a batch takes, in milliseconds. */
const LATENCY = 500;

export default function Snapping() {
  const [outcome, { done, missed }] = useOutcome();
  const [count, setCount] = useState(BATCH);
  const [isNear, setIsNear] = useState(false);
  const strip = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isNear || count === TILES) return;
    const timer = setTimeout(() => {
      setCount(count + BATCH);
      setIsNear(false);
    }, LATENCY);
    return () => clearTimeout(timer);
  }, [isNear, count]);

  const choose = (tile: number, event: MouseEvent) => {
    const left = (node?: Element | null) => node?.getBoundingClientRect().left ?? 0;
    // The strip has a border of one pixel.
    const away = Math.abs(left(event.currentTarget.closest('li')) - left(strip.current) - 1);
    if (tile !== TILE) missed(`tile ${tile} was chosen, not ${TILE}.`);
    else if (away > 1) missed(`tile ${tile} was still ${Math.round(away)} pixels away from where it stops.`);
    else if (isByHand(event, missed)) done(`tile ${tile} is chosen.`);
  };
  return (
    <Station of={stations.snapping} outcome={outcome}>
      <Panel
        ref={strip}
        id="tiles"
        label="Tiles"
        className={`${STRIP} ${classes.tiles}`}
        onScroll={({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }) =>
          setIsNear(scrollLeft + 2 * clientWidth >= scrollWidth)
        }
      >
        <ol className="list-unstyled d-flex mb-0">
          {Array.from({ length: count }, (_, index) => index + 1).map((tile) => (
            <li
              key={tile}
              className={`d-flex align-items-center justify-content-between flex-shrink-0 w-100 p-4 ${classes.tile}`}
            >
              <span className="fs-4">{`Tile ${tile}`}</span>
              <button
                type="button"
                id={`choose-${tile}`}
                className="btn btn-primary"
                onClick={(event) => choose(tile, event)}
              >
                Choose
              </button>
            </li>
          ))}
        </ol>
      </Panel>
      <p id="tiles-here" className="mt-2 mb-0">{`${count} of ${TILES} tiles have loaded.`}</p>
    </Station>
  );
}
