import { useState } from 'react';
import type { OrderTable } from '../columns';
import type { Order } from '../orders';
import Grid from './Grid';
import Pager from './Pager';
import Summary from './Summary';
import Toolbar from './Toolbar';

interface Props {
  table: OrderTable;
  count: number;
  onEdit: (order: Order, amount: number) => void;
  onState: (order: Order, state: Order['state'], byPerson: boolean) => void;
  onExport: (orders: Order[]) => void;
}

/** The table that all stations ask about. */
export default function Orders({ table, count, onEdit, onState, onExport }: Props) {
  const [severalKeys, setSeveralKeys] = useState(false);
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
          onExport={() => onExport(table.getSortedRowModel().rows.map(({ original }) => original))}
        />
        <Summary table={table} count={count} />
        <Grid table={table} severalKeys={severalKeys} onEdit={onEdit} onState={onState} />
        <Pager table={table} />
      </div>
    </section>
  );
}
