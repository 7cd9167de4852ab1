import type { OrderTable } from '../columns';

/** The number of filtered orders, the sort keys, and the number of orders selected on all pages. */
export default function Summary({ table, count }: { table: OrderTable; count: number }) {
  const keys = table.state.sorting.map(({ id, desc }) => `${id}${desc ? ' (descending)' : ''}`);
  const selected = Object.keys(table.state.rowSelection).length;
  return (
    <output id="orders-summary" aria-label="Orders shown">
      {table.getFilteredRowModel().rows.length} of {count} orders
      {keys.length > 0 && `, sorted by ${keys.join(', then ')}`}, {selected} selected.
    </output>
  );
}
