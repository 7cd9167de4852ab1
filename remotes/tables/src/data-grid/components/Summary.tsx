import type { SortingState } from '@tanstack/react-table';

interface Props {
  filtered: number;
  count: number;
  sorting: SortingState;
  selected: number;
}

/** The number of filtered orders, the sort keys, and the number of orders selected on all pages. */
export default function Summary({ filtered, count, sorting, selected }: Props) {
  const keys = sorting.map(({ id, desc }) => `${id}${desc ? ' (descending)' : ''}`);
  return (
    <output id="orders-summary" aria-label="Orders shown">
      {`${filtered} of ${count} orders${keys.length > 0 ? `, sorted by ${keys.join(', then ')}` : ''}, ${selected} selected.`}
    </output>
  );
}
