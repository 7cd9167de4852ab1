import { useSeed } from '@playground/kit/random';
import type { Cause } from '@playground/kit/stations/ByHand';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useCallback, useState } from 'react';
import Customer from './components/Customer';
import Edit from './components/Edit';
import Export from './components/Export';
import HiddenColumn from './components/HiddenColumn';
import Orders from './components/Orders';
import RowMenu from './components/RowMenu';
import Selection from './components/Selection';
import ThirdAmount from './components/ThirdAmount';
import TwoKeys from './components/TwoKeys';
import { useExport } from './components/useExport';
import { useOrderTable } from './components/useOrderTable';
import { type Changed, draw, type Order } from './draw';
import { stations } from './stations';

export default function DataGrid() {
  const seed = useSeed();
  const [drawn] = useState(() => draw(seed));
  const { asked } = drawn;
  const [orders, setOrders] = useState(drawn.orders);
  const [edited, setEdited] = useState<Changed>();
  const [chosen, setChosen] = useState<Changed>();
  const [sorted, setSorted] = useState<Cause>();
  const table = useOrderTable(orders);
  const [exported, exportOrders] = useExport();

  const change = useCallback((changed: Order) => {
    setOrders((before) => before.map((order) => (order.number === changed.number ? changed : order)));
    return changed;
  }, []);
  const edit = useCallback(
    (order: Order, amount: number, cause: Cause) => setEdited({ order: change({ ...order, amount }), cause }),
    [change],
  );
  const setState = (order: Order, state: Order['state'], cause: Cause) =>
    setChosen({ order: change({ ...order, state }), cause });

  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <Orders
        table={table}
        count={orders.length}
        onEdit={edit}
        onState={setState}
        onExport={exportOrders}
        onSort={setSorted}
      />
      <Customer order={asked.customer} />
      <ThirdAmount orders={orders} city={asked.city} />
      <TwoKeys sorting={table.state.sorting} pressed={sorted} />
      <Edit asked={asked.edit} edited={edited} />
      <Selection asked={asked.selection} selected={Object.keys(table.state.rowSelection)} />
      <HiddenColumn order={asked.hidden} />
      <RowMenu order={asked.menu} chosen={chosen} />
      <Export asked={asked.export} orders={orders} exported={exported} />
    </div>
  );
}
