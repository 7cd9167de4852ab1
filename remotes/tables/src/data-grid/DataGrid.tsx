import { useSeed } from '@playground/kit/random';
import { useCallback, useState } from 'react';
import { Grid } from './grid/Grid';
import { Pager } from './grid/Pager';
import { Summary } from './grid/Summary';
import { Toolbar } from './grid/Toolbar';
import { useExport } from './grid/useExport';
import { useOrderTable } from './grid/useOrderTable';
import { draw, type Order } from './orders';
import { Customer } from './stations/Customer';
import { Edit } from './stations/Edit';
import { Export } from './stations/Export';
import { HiddenColumn } from './stations/HiddenColumn';
import { type Chosen, RowMenu } from './stations/RowMenu';
import { Selection } from './stations/Selection';
import { ThirdAmount } from './stations/ThirdAmount';
import { TwoKeys } from './stations/TwoKeys';

export default function DataGrid() {
  const seed = useSeed();
  const [drawn] = useState(() => draw(seed));
  const { asked } = drawn;
  const [orders, setOrders] = useState(drawn.orders);
  const [edited, setEdited] = useState<Order>();
  const [chosen, setChosen] = useState<Chosen>();
  const table = useOrderTable(orders);
  const [severalKeys, setSeveralKeys] = useState(false);
  const [exported, exportOrders] = useExport();

  const change = useCallback((changed: Order) => {
    setOrders((before) => before.map((order) => (order.number === changed.number ? changed : order)));
    return changed;
  }, []);
  const edit = useCallback((order: Order, amount: number) => setEdited(change({ ...order, amount })), [change]);
  const setState = (order: Order, state: Order['state'], byPerson: boolean) =>
    setChosen({ order: change({ ...order, state }), byPerson });

  return (
    <div className="d-flex flex-column gap-4">
      <section className="card" aria-labelledby="orders-title">
        <div className="card-body d-flex flex-column gap-3">
          <h2 className="h5 card-title mb-0" id="orders-title">
            Orders
          </h2>
          <Toolbar
            table={table}
            severalKeys={severalKeys}
            onSeveralKeys={setSeveralKeys}
            onExport={() => exportOrders(table.getSortedRowModel().rows.map(({ original }) => original))}
          />
          <Summary table={table} count={orders.length} />
          <Grid table={table} severalKeys={severalKeys} onEdit={edit} onState={setState} />
          <Pager table={table} />
        </div>
      </section>
      <Customer order={asked.customer} />
      <ThirdAmount orders={orders} city={asked.city} />
      <TwoKeys sorting={table.state.sorting} />
      <Edit asked={asked.edit} edited={edited} />
      <Selection asked={asked.selection} selected={Object.keys(table.state.rowSelection)} />
      <HiddenColumn order={asked.hidden} />
      <RowMenu order={asked.menu} chosen={chosen} />
      <Export asked={asked.export} exported={exported} />
    </div>
  );
}
