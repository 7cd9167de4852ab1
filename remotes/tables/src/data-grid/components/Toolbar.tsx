import type { Cause } from '@playground/kit/stations/ByHand';
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
            <div key={column.id} className="form-check">
              <input
                id={`column-${column.id}`}
                type="checkbox"
                className="form-check-input"
                checked={column.getIsVisible()}
                onChange={column.getToggleVisibilityHandler()}
              />
              <label className="form-check-label" htmlFor={`column-${column.id}`}>
                {String(column.columnDef.header)}
              </label>
            </div>
          ))}
      </fieldset>
      <div className="form-check">
        <input
          id="several-sort-keys"
          type="checkbox"
          className="form-check-input"
          checked={severalKeys}
          onChange={({ currentTarget }) => onSeveralKeys(currentTarget.checked)}
        />
        <label className="form-check-label" htmlFor="several-sort-keys">
          Sort by several columns
        </label>
      </div>
      <div className="form-check">
        <input
          id="select-page"
          type="checkbox"
          className="form-check-input"
          ref={(box) => {
            if (box) box.indeterminate = somePage;
          }}
          checked={table.getIsAllPageRowsSelected()}
          onChange={table.getToggleAllPageRowsSelectedHandler()}
        />
        <label className="form-check-label" htmlFor="select-page">
          Select this page
        </label>
      </div>
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
