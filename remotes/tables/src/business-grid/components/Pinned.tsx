import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { ColDef, GridOptions, ICellRendererParams } from 'ag-grid-community';
import type { Delivery } from '../grid';
import { loadRows } from '../rows';
import { stations } from '../stations';
import { buttonIn, isOnButton, isPress } from './button';
import { CITY, CUSTOMER, NUMBER, PIECES, REGION, STATE, WEIGHT } from './columns';
import Grid from './Grid';

const COLUMNS: ColDef<Delivery>[] = [
  { ...NUMBER, pinned: 'left' },
  { ...CITY, pinned: 'left' },
  {
    colId: 'release',
    headerName: 'Release',
    width: 110,
    cellRenderer: ({ data }: ICellRendererParams<Delivery>) =>
      data ? buttonIn(`release-${data.number}`, 'Release') : document.createElement('span'),
  },
  // Wider than the page, so that the grid scrolls on each screen.
  ...[CUSTOMER, REGION, WEIGHT, PIECES, STATE].map((column) => ({ ...column, width: 280 })),
];
const OPTIONS: GridOptions<Delivery> = {
  // Otherwise a button below the pinned columns would not be in the document.
  suppressColumnVirtualisation: true,
  // The buttons are then behind the pinned columns.
  onFirstDataRendered: ({ api }) => api.ensureColumnVisible('customer', 'start'),
};

export default function Pinned({ seed, number }: { seed: string; number: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const release = (data: Delivery | undefined) => {
    if (data?.number === number) done(`${number} was released.`);
    else if (data) missed(`${data.number} was released, not ${number}.`);
  };
  return (
    <Station of={stations.pinned} outcome={outcome}>
      <p>
        The delivery is <strong id="pinned-delivery">{number}</strong>.
      </p>
      <Grid
        id="pinned-grid"
        label="Deliveries to release"
        columns={COLUMNS}
        options={OPTIONS}
        onRows={(wanted) => loadRows(seed, 'deliveries', wanted)}
        onClick={(event) => {
          if (isOnButton(event)) release(event.data);
          else if (event.column.isPinned())
            missed(`the click landed in the pinned column ${event.colDef.headerName}, which covers what is below it.`);
        }}
        onKey={(event) => {
          if (event.column.getColId() === 'release' && isPress(event)) release(event.data);
        }}
        missed={missed}
      />
    </Station>
  );
}
