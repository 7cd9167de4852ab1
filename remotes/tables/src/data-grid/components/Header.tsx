import type { Header as TableHeader } from '@tanstack/react-table';
import type { ColumnId, features, OrderTable } from '../columns';
import type { Order } from '../orders';
import { columnClass } from './columnClass';

const WORDS = { asc: 'ascending', desc: 'descending' } as const;

interface Props {
  header: TableHeader<typeof features, Order>;
  table: OrderTable;
  /** Whether a press adds a sort key without Shift too. */
  severalKeys: boolean;
}

/** A press sorts by this column: up, then down, then not at all. With Shift or `severalKeys` it adds a sort key. */
export default function Header({ header: { column }, table, severalKeys }: Props) {
  const sorted = column.getIsSorted();
  const place = column.getSortIndex();
  const several = table.state.sorting.length > 1;
  return (
    <th
      scope="col"
      className={columnClass(column.id as ColumnId)}
      aria-sort={sorted && place === 0 ? WORDS[sorted] : undefined}
    >
      <button
        id={`sort-${column.id}`}
        type="button"
        className="btn btn-sm btn-link fw-semibold text-decoration-none text-reset p-0"
        onClick={(event) => {
          column.toggleSorting(undefined, severalKeys || event.shiftKey);
          table.setPageIndex(0);
        }}
      >
        {String(column.columnDef.header)}
        {sorted && (
          <span aria-hidden="true">
            {sorted === 'asc' ? ' ▲' : ' ▼'}
            {several && place + 1}
          </span>
        )}
      </button>
    </th>
  );
}
