import type { Cause } from '@playground/kit/stations/ByHand';
import type { SortingState, Header as TableHeader } from '@tanstack/react-table';
import type { ColumnId, features, OrderTable } from '../columns';
import type { Order } from '../draw';
import { columnClass } from './columnClass';
import classes from './Grid.module.css';

interface Props {
  header: TableHeader<typeof features, Order>;
  table: OrderTable;
  /** The order of the rows. */
  sorting: SortingState;
  onSort: (cause: Cause) => void;
  /** Whether a press adds a sort key without Shift too. */
  severalKeys: boolean;
}

/** A press sorts by this column: up, then down, then not at all. With Shift or `severalKeys` it adds a sort key. */
export default function Header({ header: { column }, table, sorting, onSort, severalKeys }: Props) {
  const place = sorting.findIndex(({ id }) => id === column.id);
  const sorted = sorting[place];
  return (
    <th
      scope="col"
      className={columnClass(column.id as ColumnId)}
      aria-sort={sorted && place === 0 ? (sorted.desc ? 'descending' : 'ascending') : undefined}
    >
      <button
        id={`sort-${column.id}`}
        type="button"
        className={`btn btn-sm btn-link fw-semibold text-decoration-none text-reset p-0 ${sorted ? '' : classes.unsorted}`}
        onClick={(event) => {
          column.toggleSorting(undefined, severalKeys || event.shiftKey);
          table.setPageIndex(0);
          onSort(event);
        }}
      >
        <span>{String(column.columnDef.header)}</span>
        {sorted && (
          <span aria-hidden="true">{`${sorted.desc ? ' ▼' : ' ▲'}${sorting.length > 1 ? place + 1 : ''}`}</span>
        )}
      </button>
    </th>
  );
}
