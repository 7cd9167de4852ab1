import type { OrderTable } from '../columns';

/** How many orders are left by the filter, by what they are sorted, and how many are selected on all pages. */
export default function Summary({ table, count }: { table: OrderTable; count: number }) {
  const keys = table.state.sorting.map(({ id, desc }) => `${id}${desc ? ' downwards' : ''}`);
  const selected = Object.keys(table.state.rowSelection).length;
  return (
    <output id="orders-summary" aria-label="Orders shown">
      {table.getFilteredRowModel().rows.length} of {count} orders
      {keys.length > 0 && `, sorted by ${keys.join(', then ')}`}, {selected} selected.
    </output>
  );
}
