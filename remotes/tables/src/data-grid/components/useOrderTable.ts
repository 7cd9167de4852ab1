import { useTable } from '@tanstack/react-table';
import { useEffect } from 'react';
import { columns, features, type OrderTable } from '../columns';
import type { Order } from '../draw';

const numberOf = ({ number }: Order) => number;
const initialState = { columnVisibility: { date: false }, pagination: { pageIndex: 0, pageSize: 10 } };

/** The state of the table. It starts with the first ten rows, unsorted, without the date column. */
export function useOrderTable(data: Order[]): OrderTable {
  // Editing an amount must not jump to the first page. Sorting and filtering set the page themselves.
  const table = useTable({ features, columns, data, initialState, getRowId: numberOf, autoResetPageIndex: false });
  const last = Math.max(0, table.getPageCount() - 1);
  const { pageIndex } = table.state.pagination;
  useEffect(() => {
    if (pageIndex > last) table.setPageIndex(last);
  }, [table, pageIndex, last]);
  return table;
}
