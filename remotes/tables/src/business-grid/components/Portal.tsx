import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { ColDef, GridOptions } from 'ag-grid-community';
import { useEffect } from 'react';
import { type Delivery, STATES } from '../grid';
import { loadRows } from '../rows';
import { stations } from '../stations';
import { CITY, CUSTOMER, NUMBER, STATE } from './columns';
import Grid from './Grid';

const COLUMNS: ColDef<Delivery>[] = [
  NUMBER,
  CITY,
  { ...STATE, editable: true, cellEditor: 'agSelectCellEditor', cellEditorParams: { values: STATES } },
  CUSTOMER,
];
const OPTIONS: GridOptions<Delivery> = {
  popupParent: document.body,
  // The grid's own id of the list has a counter.
  postProcessPopup({ ePopup }) {
    ePopup.id = 'portal-list';
    ePopup.setAttribute('aria-label', 'States');
    // The grid writes its own id into the editor after this.
    queueMicrotask(() =>
      document.querySelector('#portal-grid [role=combobox]')?.setAttribute('aria-controls', ePopup.id),
    );
  },
};

const TYPES = ['pointerdown', 'mousedown', 'mouseup', 'click', 'keydown', 'touchstart'];

export default function Portal({ seed, number, state }: { seed: string; number: string; state: Delivery['state'] }) {
  const [outcome, { done, missed }] = useOutcome();
  useEffect(() => {
    // The list is outside of the grid, which looks at its own events only.
    const refuse = (event: Event) => {
      if (!(event.target as Element).closest?.('.ag-select-list') || isByHand(event, missed)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    for (const type of TYPES) window.addEventListener(type, refuse, true);
    return () => {
      for (const type of TYPES) window.removeEventListener(type, refuse, true);
    };
  }, [missed]);
  return (
    <Station of={stations.portal} outcome={outcome}>
      <p>
        The delivery is <strong id="portal-delivery">{number}</strong>, and its new state is{' '}
        <strong id="portal-state">{state}</strong>.
      </p>
      <Grid
        id="portal-grid"
        label="States of deliveries"
        columns={COLUMNS}
        options={OPTIONS}
        onRows={(wanted) => loadRows(seed, 'deliveries', wanted)}
        onEdit={({ data, newValue }) => {
          if (data.number !== number) missed(`the state of ${data.number} was changed, not that of ${number}.`);
          else if (newValue === state) done(`the state of ${number} is ${state} now.`);
          else missed(`the state of ${number} is ${newValue} now, not ${state}.`);
        }}
        missed={missed}
      />
    </Station>
  );
}
