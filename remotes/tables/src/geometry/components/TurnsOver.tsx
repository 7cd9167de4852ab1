import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef } from 'react';
import { stations } from '../stations';
import classes from './Geometry.module.css';

const ITEMS = ['Copy', 'Cut', 'Paste'];

export default function TurnsOver() {
  const [outcome, { done, missed }] = useOutcome();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const choose = (item: string, event: MouseEvent) => {
    const [top = 0, bottom = 0] = [opener.current, menu.current].map((one) => one?.getBoundingClientRect().bottom);
    if (item !== 'Paste') missed(`‘${item}’ was pressed.`);
    else if (bottom >= top) missed('the menu was below its button.');
    else if (isByHand(event, missed)) done('‘Paste’ was pressed, and the menu was above its button.');
  };
  return (
    <Station of={stations['turns-over']} outcome={outcome}>
      <button
        ref={opener}
        type="button"
        id="open-menu"
        className={`btn btn-secondary ${classes.anchor}`}
        popoverTarget="anchored-menu"
      >
        Open menu
      </button>
      {/* It stays open while you scroll and press elsewhere. */}
      <div
        ref={menu}
        id="anchored-menu"
        popover="manual"
        className={`border rounded shadow p-1 bg-body text-body ${classes.anchored}`}
      >
        {ITEMS.map((item) => (
          <button
            key={item}
            type="button"
            id={`menu-${item.toLowerCase()}`}
            className="dropdown-item"
            onClick={(event) => choose(item, event)}
          >
            {item}
          </button>
        ))}
      </div>
    </Station>
  );
}
