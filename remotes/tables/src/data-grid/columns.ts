import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  type ReactTable,
  type Row,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { amountText } from './amounts';
import type { Order } from './draw';

export const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: { includesString: filterFn_includesString },
});

export type OrderTable = ReactTable<typeof features, Order>;
export type OrderRow = Row<typeof features, Order>;
export type ColumnId = 'number' | 'customer' | 'city' | 'amount' | 'date' | 'state';

const collator = new Intl.Collator('en');
const by =
  <Value>(value: (order: Order) => Value, compare: (one: Value, other: Value) => number) =>
  (one: OrderRow, other: OrderRow) =>
    compare(value(one.original), value(other.original));

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
export const dateText = (date: string) => day.format(new Date(date));

const { accessor, columns: typed } = createColumnHelper<typeof features, Order>();

/** A column's value is the text that it shows, because the filter searches that text. Sorting uses the order's own value. */
export const columns = typed([
  accessor('number', { header: 'Number', enableHiding: false, sortFn: by(({ number }) => number, collator.compare) }),
  accessor('customer', { header: 'Customer', sortFn: by(({ customer }) => customer, collator.compare) }),
  accessor('city', { header: 'City', sortFn: by(({ city }) => city, collator.compare) }),
  accessor(({ amount }) => amountText(amount), {
    id: 'amount',
    header: 'Amount',
    sortFn: by(
      ({ amount }) => amount,
      (one, other) => one - other,
    ),
  }),
  accessor(({ date }) => dateText(date), {
    id: 'date',
    header: 'Date',
    sortFn: by(({ date }) => date, collator.compare),
  }),
  accessor('state', { header: 'State', sortFn: by(({ state }) => state, collator.compare) }),
]);
