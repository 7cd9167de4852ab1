import { useDeferredValue, useEffect, useState } from 'react';
import type { OrderTable } from '../columns';

/** Shows each letter at once, and filters the orders when there is time. */
export default function Filter({ table }: { table: OrderTable }) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  useEffect(() => {
    table.setGlobalFilter(wanted);
    table.setPageIndex(0);
  }, [table.setGlobalFilter, table.setPageIndex, wanted]);
  return (
    <div>
      <label className="form-label" htmlFor="filter">
        Filter
      </label>
      <input
        id="filter"
        type="search"
        className="form-control"
        autoComplete="off"
        aria-describedby="filter-help"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        // clear() of WebDriver sends no input event, but leaves the field.
        onBlur={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </div>
  );
}
