import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { MouseEvent } from 'react';
import { RIGHT_ROW, stations } from '../stations';
import Panel, { PANEL } from './Panel';

const SIDES = ['left', 'right'] as const;
const ROWS = Array.from({ length: 40 }, (_, index) => index + 1);

export default function TwoPanels() {
  const [outcome, { done, missed }] = useOutcome();
  const pick = (side: (typeof SIDES)[number], row: number, event: MouseEvent) => {
    if (side !== 'right' || row !== RIGHT_ROW) missed(`row ${row} of the ${side} panel was picked.`);
    else if (isByHand(event, missed)) done(`row ${row} of the right panel is picked.`);
  };
  return (
    <Station of={stations['two-panels']} outcome={outcome}>
      <div className="row g-2">
        {SIDES.map((side) => (
          <div key={side} className="col-6">
            <Panel id={`${side}-panel`} label={`The ${side} panel`} className={PANEL}>
              <ul className="list-unstyled mb-0">
                {ROWS.map((row) => (
                  <li key={row} className="d-flex align-items-center justify-content-between border-bottom p-2">
                    Row {row}
                    <button
                      type="button"
                      id={`pick-${side}-${row}`}
                      className="btn btn-sm btn-primary"
                      onClick={(event) => pick(side, row, event)}
                    >
                      Pick
                    </button>
                  </li>
                ))}
              </ul>
            </Panel>
          </div>
        ))}
      </div>
    </Station>
  );
}
