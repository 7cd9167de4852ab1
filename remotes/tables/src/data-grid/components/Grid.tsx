import { useDeferredValue, useState } from 'react';
import type { OrderTable } from '../columns';
import type { Order } from '../orders';
import classes from './Grid.module.css';
import Header from './Header';
import OrderMenu, { type Opened } from './OrderMenu';
import OrderRows from './OrderRows';
import { useFewAtOnce } from './useFewAtOnce';

interface Props {
  table: OrderTable;
  severalKeys: boolean;
  onEdit: (order: Order, amount: number) => void;
  onState: (order: Order, state: Order['state'], byPerson: boolean) => void;
}

/** The rows of the current page. Scrolling closes the open menu. */
export default function Grid({ table, severalKeys, onEdit, onState }: Props) {
  const rows = table.getRowModel().rows;
  // Deferred, so that a letter typed into the filter shows before the new rows.
  const drawn = useFewAtOnce(useDeferredValue(rows));
  const [refused, setRefused] = useState('');
  const [opened, setOpened] = useState<Opened>();
  return (
    <>
      <p role="alert" id="refused-amount" className="text-danger text-break mb-0">
        {refused}
      </p>
      <div className="position-relative">
        <section
          id="orders-scroll"
          className={classes.scroll}
          aria-label="Table of orders"
          aria-busy={drawn !== rows}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
          tabIndex={0}
          onScroll={() => setOpened(undefined)}
        >
          <table id="orders" className={`table table-sm mb-0 ${classes.grid}`} aria-label="Orders">
            <thead>
              <tr>
                {table.getFlatHeaders().map((header) => (
                  <Header key={header.id} header={header} table={table} severalKeys={severalKeys} />
                ))}
                <th scope="col" className={`small ${classes.narrow}`}>
                  Menu
                </th>
              </tr>
            </thead>
            <OrderRows
              rows={drawn}
              columns={table.getVisibleLeafColumns()}
              selection={table.state.rowSelection}
              menuOf={opened?.order.number}
              onEdit={onEdit}
              onRefuse={setRefused}
              onOpen={setOpened}
            />
          </table>
          {drawn.length === 0 && <p className="p-3 mb-0">No order matches the filter.</p>}
        </section>
        {opened && (
          <OrderMenu key={opened.order.number} opened={opened} onState={onState} onClose={() => setOpened(undefined)} />
        )}
      </div>
    </>
  );
}
