import type { OrderTable } from '../columns';

interface Props {
  table: OrderTable;
  /** The number of the page that is shown, and of all pages. */
  page: number;
  pages: number;
}

export default function Pager({ table, page, pages }: Props) {
  const turns = [
    { id: 'first-page', name: 'First page', can: table.getCanPreviousPage(), turn: () => table.firstPage() },
    { id: 'previous-page', name: 'Previous page', can: table.getCanPreviousPage(), turn: () => table.previousPage() },
    { id: 'next-page', name: 'Next page', can: table.getCanNextPage(), turn: () => table.nextPage() },
    { id: 'last-page', name: 'Last page', can: table.getCanNextPage(), turn: () => table.lastPage() },
  ];
  return (
    <nav className="d-flex flex-wrap align-items-center gap-2" aria-label="Pages of orders">
      {turns.map(({ id, name, can, turn }) => (
        <button key={id} id={id} type="button" className="btn btn-sm btn-secondary" disabled={!can} onClick={turn}>
          {name}
        </button>
      ))}
      <span id="page-of-pages">{`Page ${page} of ${pages}`}</span>
    </nav>
  );
}
