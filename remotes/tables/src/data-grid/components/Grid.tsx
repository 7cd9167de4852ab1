import type { Cause } from '@playground/kit/stations/ByHand';
import type { SortingState } from '@tanstack/react-table';
import { useState } from 'react';
import type { OrderRow, OrderTable } from '../columns';
import type { Order } from '../draw';
import classes from './Grid.module.css';
import Header from './Header';
import OrderMenu, { type Opened } from './OrderMenu';
import OrderRows from './OrderRows';

interface Props {
  table: OrderTable;
  rows: OrderRow[];
  /** Whether more rows follow. */
  busy: boolean;
  /** The order of the rows. */
  sorting: SortingState;
  onSort: (cause: Cause) => void;
  severalKeys: boolean;
  onEdit: (order: Order, amount: number, cause: Cause) => void;
  onState: (order: Order, state: Order['state'], cause: Cause) => void;
}

/** The rows of the current page. Scrolling closes the open menu. */
export default function Grid({ table, rows, busy, sorting, severalKeys, onSort, onEdit, onState }: Props) {
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
          className={`overflow-auto ${classes.scroll}`}
          aria-label="Table of orders"
          aria-busy={busy}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
          tabIndex={0}
          onScroll={() => setOpened(undefined)}
        >
          <table id="orders" className={`table table-sm mb-0 ${classes.grid}`} aria-label="Orders">
            <thead>
              <tr>
                {table.getFlatHeaders().map((header) => (
                  <Header
                    key={header.id}
                    header={header}
                    table={table}
                    sorting={sorting}
                    severalKeys={severalKeys}
                    onSort={onSort}
                  />
                ))}
                <th scope="col" className={`small ${classes.menu}`}>
                  Menu
                </th>
              </tr>
            </thead>
            <OrderRows
              rows={rows}
              columns={table.getVisibleLeafColumns()}
              selection={table.state.rowSelection}
              menuOf={opened?.order.number}
              onEdit={onEdit}
              onRefuse={setRefused}
              onOpen={setOpened}
            />
          </table>
          {rows.length === 0 && <p className="p-3 mb-0">No order matches the filter.</p>}
        </section>
        {opened && (
          <OrderMenu key={opened.order.number} opened={opened} onState={onState} onClose={() => setOpened(undefined)} />
        )}
      </div>
    </>
  );
}
