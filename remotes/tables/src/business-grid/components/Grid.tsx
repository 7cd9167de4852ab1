import { ByHand } from '@playground/kit/stations/ByHand';
import {
  type CellClickedEvent,
  type CellKeyDownEvent,
  type CellValueChangedEvent,
  type ColDef,
  createGrid,
  type GridApi,
  type GridOptions,
  InfiniteRowModelModule,
  ModuleRegistry,
  NumberEditorModule,
  RenderApiModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  SelectEditorModule,
  type SortModelItem,
} from 'ag-grid-community';
import 'ag-grid-community/styles/ag-grid.min.css';
import 'ag-grid-community/styles/ag-theme-balham-no-font.min.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Block } from '../rows';
import classes from './Grid.module.css';

ModuleRegistry.registerModules([
  InfiniteRowModelModule,
  NumberEditorModule,
  RenderApiModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  SelectEditorModule,
]);

/** Which rows the grid needs. */
export interface Wanted {
  from: number;
  to: number;
  sort: SortModelItem[];
  /** Aborted when the visitor leaves. */
  signal: AbortSignal;
}

interface Props<Of extends { number: string }> {
  id: string;
  /** The accessible name. */
  label: string;
  /** These two must stay the same objects. */
  columns: ColDef<Of>[];
  options?: GridOptions<Of>;
  onRows: (wanted: Wanted) => Promise<Block<Of>>;
  onClick?: (event: CellClickedEvent<Of>) => void;
  onKey?: (event: CellKeyDownEvent<Of>) => void;
  /** `isTyped` says whether a person typed the new value. */
  onEdit?: (event: CellValueChangedEvent<Of>, isTyped: boolean) => void;
  api?: RefObject<GridApi<Of> | null>;
  missed: (what: string) => void;
}

/** What a script must not dispatch inside a grid. */
const INPUT = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'],
  ...['touchstart', 'touchend', 'keydown', 'keypress', 'keyup', 'input'],
];

/** A grid whose rows come in blocks. */
export default function Grid<Of extends { number: string }>({
  id,
  label,
  columns,
  options,
  missed,
  ...props
}: Props<Of>) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const grid = useRef<GridApi<Of>>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const { current: element } = host;
    if (!element) return;
    const left = new AbortController();
    // All of them, because the grid tells of an edit a moment later, when the next one may have begun.
    const typed = new Set<string>();
    const note = ({ target }: Event) => {
      const { value } = target as HTMLInputElement;
      // The grid reads 0321 as 321, and 3e2 as 300.
      typed.add(value).add(String(Math.trunc(Number(value))));
    };
    // The first key begins the edit, and the grid writes that digit itself. Backspace leaves nothing.
    const noteKey = ({ key }: KeyboardEvent) => {
      typed.add(key === 'Backspace' || key === 'Delete' ? 'null' : key);
    };
    element.addEventListener('input', note);
    element.addEventListener('keydown', noteKey, true);
    const made = createGrid<Of>(element, {
      theme: 'legacy',
      rowModelType: 'infinite',
      cacheBlockSize: 50,
      // While somebody scrolls, blocks that are passed are not loaded.
      blockLoadDebounceMillis: 80,
      rowHeight: 36,
      headerHeight: 36,
      ensureDomOrder: true,
      animateRows: false,
      stopEditingWhenCellsLoseFocus: true,
      getRowId: ({ data }) => data.number,
      columnDefs: columns,
      defaultColDef: { width: 120, sortable: false, suppressMovable: true },
      onCellClicked: (event) => latest.current.onClick?.(event),
      onCellKeyDown: (event) => {
        if ('column' in event) latest.current.onKey?.(event);
      },
      onCellEditingStarted: () => {
        const field = element.querySelector('input, [role=combobox]');
        if (!field) return;
        field.id = `${id}-editor`;
        field.setAttribute('aria-label', field.matches('input') ? 'New pieces' : 'New state');
        // The grid counts all fields that it ever drew, and ids must not depend on that.
        for (const [index, part] of element.querySelectorAll('.ag-cell-editor [id^="ag-"]').entries())
          part.id = `${id}-editor-part-${index + 1}`;
      },
      onCellValueChanged: (event) => latest.current.onEdit?.(event, typed.has(String(event.newValue))),
      datasource: {
        async getRows({ startRow, endRow, sortModel, successCallback, failCallback }) {
          try {
            const wanted = { from: startRow, to: endRow, sort: sortModel, signal: left.signal };
            const { rows, count } = await latest.current.onRows(wanted);
            successCallback(rows, count);
          } catch {
            if (left.signal.aborted) return;
            failCallback();
            setFailed(true);
          }
        },
      },
      ...options,
    });
    made.setGridAriaProperty('label', label);
    grid.current = made;
    if (latest.current.api) latest.current.api.current = made;
    return () => {
      left.abort();
      element.removeEventListener('input', note);
      element.removeEventListener('keydown', noteKey, true);
      made.destroy();
    };
  }, [id, label, columns, options]);
  const again = () => {
    setFailed(false);
    grid.current?.purgeInfiniteCache();
  };
  return (
    <ByHand events={INPUT} missed={missed}>
      <div ref={host} id={id} className={`ag-theme-balham ag-theme-playground ${classes.host}`} />
      {isFailed && (
        <p role="alert" className="text-danger-emphasis mt-2 mb-0">
          Some rows did not come from the server.{' '}
          <button
            type="button"
            id={`${id}-again`}
            className="btn btn-sm btn-secondary"
            onClick={again}
          >{`Load ${label} again`}</button>
        </p>
      )}
    </ByHand>
  );
}
