import type { Cause } from '@playground/kit/stations/ByHand';
import type { ComponentProps } from 'react';
import type { OrderTable } from '../columns';
import Filter from './Filter';

interface Props {
  table: OrderTable;
  severalKeys: boolean;
  onSeveralKeys: (wanted: boolean) => void;
  onExport: (cause: Cause) => void;
}

/** The controls of the whole grid. */
export default function Toolbar({ table, severalKeys, onSeveralKeys, onExport }: Props) {
  const somePage = table.getIsSomePageRowsSelected();
  return (
    <div className="d-flex flex-wrap align-items-end gap-3">
      <Filter table={table} />
      <div>
        <label className="form-label" htmlFor="rows-per-page">
          Rows per page
        </label>
        <select
          id="rows-per-page"
          className="form-select"
          value={table.state.pagination.pageSize}
          onChange={({ currentTarget }) => table.setPageSize(Number(currentTarget.value))}
        >
          {[10, 25, 100].map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
      <button id="export-csv" type="button" className="btn btn-primary" onClick={onExport}>
        Export as CSV
      </button>
      <p id="filter-help" className="form-text w-100 my-0">
        The filter finds text in any column, shown or hidden. The export has all columns of the filtered orders. In the
        file, text that begins with =, +, - or @ begins with an apostrophe, so that a spreadsheet does not run it as a
        formula.
      </p>
      <fieldset className="d-flex flex-wrap column-gap-3 w-100">
        <legend className="fs-6 mb-1">Columns</legend>
        {table
          .getAllLeafColumns()
          .filter((column) => column.getCanHide())
          .map((column) => (
            <Box
              key={column.id}
              id={`column-${column.id}`}
              label={String(column.columnDef.header)}
              checked={column.getIsVisible()}
              onChange={column.getToggleVisibilityHandler()}
            />
          ))}
      </fieldset>
      <Box
        id="several-sort-keys"
        label="Sort by several columns"
        checked={severalKeys}
        onChange={({ currentTarget }) => onSeveralKeys(currentTarget.checked)}
      />
      <Box
        id="select-page"
        label="Select this page"
        ref={(box) => {
          if (box) box.indeterminate = somePage;
        }}
        checked={table.getIsAllPageRowsSelected()}
        onChange={table.getToggleAllPageRowsSelectedHandler()}
      />
      <button
        id="clear-selection"
        type="button"
        className="btn btn-sm btn-secondary"
        onClick={() => table.resetRowSelection(true)}
      >
        Clear selection
      </button>
    </div>
  );
}

function Box({ id, label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <div className="form-check">
      <input id={id} type="checkbox" className="form-check-input" {...input} />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
