import { useTable } from '@tanstack/react-table';
import { useEffect } from 'react';
import { columns, features, type OrderTable } from '../columns';
import type { Order } from '../orders';

const numberOf = ({ number }: Order) => number;
const initialState = { columnVisibility: { date: false }, pagination: { pageIndex: 0, pageSize: 10 } };

/** The table's state over these orders: ten rows of the first page, unsorted, without dates. */
export function useOrderTable(data: Order[]): OrderTable {
  // A page that jumps to the first one whenever an amount is edited would be of no use: who sorts or filters sets it.
  const table = useTable({ features, columns, data, initialState, getRowId: numberOf, autoResetPageIndex: false });
  const last = Math.max(0, table.getPageCount() - 1);
  const { pageIndex } = table.state.pagination;
  useEffect(() => {
    if (pageIndex > last) table.setPageIndex(last);
  }, [table, pageIndex, last]);
  return table;
}
