import type { Cause } from '@playground/kit/stations/ByHand';
import { useDeferredValue, useState } from 'react';
import type { OrderTable } from '../columns';
import type { Order } from '../draw';
import Grid from './Grid';
import Pager from './Pager';
import Summary from './Summary';
import Toolbar from './Toolbar';
import { useFewAtOnce } from './useFewAtOnce';
import { useLastComplete } from './useLastComplete';

interface Props {
  table: OrderTable;
  count: number;
  onEdit: (order: Order, amount: number, cause: Cause) => void;
  onState: (order: Order, state: Order['state'], cause: Cause) => void;
  onExport: (orders: Order[], cause: Cause) => void;
  onSort: (cause: Cause) => void;
}

/** The table that all stations ask about. */
export default function Orders({ table, count, onEdit, onState, onExport, onSort }: Props) {
  const [severalKeys, setSeveralKeys] = useState(false);
  const rows = table.getRowModel().rows;
  // Deferred, so that a letter typed into the filter shows before the new rows.
  const drawn = useFewAtOnce(useDeferredValue(rows));
  const { sorting, pagination, rowSelection } = table.state;
  const shown = useLastComplete(
    {
      sorting,
      page: pagination.pageIndex + 1,
      pages: Math.max(1, table.getPageCount()),
      filtered: table.getFilteredRowModel().rows.length,
      selected: Object.keys(rowSelection).length,
    },
    drawn === rows,
  );
  return (
    <section className="card" aria-labelledby="orders-title">
      <div className="card-body d-flex flex-column gap-3">
        <h2 className="h5 card-title mb-0" id="orders-title">
          Orders
        </h2>
        <Toolbar
          table={table}
          severalKeys={severalKeys}
          onSeveralKeys={setSeveralKeys}
          onExport={(cause) =>
            onExport(
              table.getSortedRowModel().rows.map(({ original }) => original),
              cause,
            )
          }
        />
        <Summary {...shown} count={count} />
        <Grid
          table={table}
          rows={drawn}
          busy={drawn !== rows}
          sorting={shown.sorting}
          onSort={onSort}
          severalKeys={severalKeys}
          onEdit={onEdit}
          onState={onState}
        />
        <Pager table={table} {...shown} />
      </div>
    </section>
  );
}
