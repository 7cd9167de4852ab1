import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { ColDef, GridApi, GridOptions, SortModelItem } from 'ag-grid-community';
import { type MouseEvent, useRef } from 'react';
import { type Delivery, deliveriesOf } from '../grid';
import { loadRows } from '../rows';
import { selectionProblem } from '../selection';
import { stations } from '../stations';
import { CITY, CUSTOMER, NUMBER, PIECES } from './columns';
import Grid from './Grid';

const COLUMNS: ColDef<Delivery>[] = [NUMBER, CITY, CUSTOMER, PIECES].map((column) => ({ ...column, sortable: true }));
const OPTIONS: GridOptions<Delivery> = {
  suppressMultiSort: true,
  rowSelection: {
    mode: 'multiRow',
    checkboxes: false,
    headerCheckbox: false,
    enableClickSelection: true,
    // On a touch screen there is no key to hold.
    enableSelectionWithoutKeys: true,
  },
};

export default function Place({ seed, number }: { seed: string; number: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const api = useRef<GridApi<Delivery>>(null);
  const sorted = useRef<SortModelItem>(undefined);
  const confirm = ({ nativeEvent }: MouseEvent) => {
    const selected = api.current?.getSelectedRows().map((row) => row.number) ?? [];
    const { colId, sort } = sorted.current ?? {};
    if (colId !== 'pieces' || sort !== 'desc')
      return missed('the grid is not sorted by pieces with the highest first.');
    const highest = deliveriesOf(seed, { sort: 'pieces', descending: true });
    const problem = selectionProblem(
      selected,
      number,
      highest.map((row) => row.number),
    );
    if (problem) missed(problem);
    else if (isByHand(nativeEvent, missed)) done(`${number} and the row below it are selected.`);
  };
  return (
    <Station of={stations.place} outcome={outcome}>
      <p>
        The delivery is <strong id="place-delivery">{number}</strong>.
      </p>
      <Grid
        id="place-grid"
        label="Deliveries to select"
        columns={COLUMNS}
        options={OPTIONS}
        onRows={({ sort, ...wanted }) => {
          sorted.current = sort[0];
          const query = sort.map(({ colId, sort: order }) => ({ sort: colId, order: order ?? 'asc' }));
          return loadRows(seed, 'deliveries', wanted, query[0]);
        }}
        api={api}
        missed={missed}
      />
      <button type="button" id="confirm-selection" className="btn btn-primary mt-3" onClick={confirm}>
        Confirm selection
      </button>
    </Station>
  );
}
