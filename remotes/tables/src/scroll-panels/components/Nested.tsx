import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { MouseEvent } from 'react';
import { CELL, stations } from '../stations';
import Panel, { PANEL, STRIP } from './Panel';
import classes from './ScrollPanels.module.css';

/** Of the rows and of the columns. */
const NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1);

export default function Nested() {
  const [outcome, { done, missed }] = useOutcome();
  const mark = (row: number, column: number, event: MouseEvent) => {
    if (row !== CELL.row || column !== CELL.column) missed(`row ${row}, column ${column} was marked.`);
    else if (isByHand(event, missed)) done(`row ${row}, column ${column} is marked.`);
  };
  return (
    <Station of={stations.nested} outcome={outcome}>
      <Panel id="rows" label="Rows" className={PANEL}>
        {NUMBERS.map((row) => (
          <Panel key={row} id={`row-${row}`} label={`Row ${row}`} className={`d-flex gap-2 p-2 ${STRIP}`}>
            {NUMBERS.map((column) => (
              <div key={column} className={`border rounded p-2 flex-shrink-0 ${classes.cell}`}>
                <div className="mb-2">{`Row ${row}, column ${column}`}</div>
                <button
                  type="button"
                  id={`mark-${row}-${column}`}
                  className="btn btn-sm btn-primary"
                  onClick={(event) => mark(row, column, event)}
                >
                  Mark
                </button>
              </div>
            ))}
          </Panel>
        ))}
      </Panel>
    </Station>
  );
}
