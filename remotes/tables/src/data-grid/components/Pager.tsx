import type { OrderTable } from '../columns';

export default function Pager({ table }: { table: OrderTable }) {
  const pages = Math.max(1, table.getPageCount());
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
      <span id="page-of-pages">
        Page {table.state.pagination.pageIndex + 1} of {pages}
      </span>
    </nav>
  );
}
