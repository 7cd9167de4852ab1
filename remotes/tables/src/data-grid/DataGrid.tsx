import { useSeed } from '@playground/kit/random';
import { useCallback, useState } from 'react';
import Customer from './components/Customer';
import Edit from './components/Edit';
import Export from './components/Export';
import HiddenColumn from './components/HiddenColumn';
import Orders from './components/Orders';
import RowMenu, { type Chosen } from './components/RowMenu';
import Selection from './components/Selection';
import ThirdAmount from './components/ThirdAmount';
import TwoKeys from './components/TwoKeys';
import { useExport } from './components/useExport';
import { useOrderTable } from './components/useOrderTable';
import { draw, type Order } from './orders';

export default function DataGrid() {
  const seed = useSeed();
  const [drawn] = useState(() => draw(seed));
  const { asked } = drawn;
  const [orders, setOrders] = useState(drawn.orders);
  const [edited, setEdited] = useState<Order>();
  const [chosen, setChosen] = useState<Chosen>();
  const table = useOrderTable(orders);
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
      <Orders table={table} count={orders.length} onEdit={edit} onState={setState} onExport={exportOrders} />
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
