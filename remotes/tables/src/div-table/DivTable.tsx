import classes from './DivTable.module.css';

const HEADINGS = ['head1', 'head2', 'head3'];
const ROWS = [
  ['abc', 'def', 'ghi'],
  ['jkl', 'mno', 'pqr'],
  ['stu', 'vwx', 'yza'],
];

/** Divs on purpose, because that is the exercise. The roles make them a table for screen readers. */
export default function DivTable() {
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: the exercise is a table without table elements.
    // biome-ignore-start lint/a11y/useFocusableInteractive: cells of a static table do not take the focus.
    <div
      role="table"
      aria-label="A table made of divs"
      className={`border rounded bg-body overflow-hidden ${classes.table}`}
    >
      <div role="rowgroup">
        <div role="row" className={classes.row}>
          {HEADINGS.map((heading) => (
            <div key={heading} role="columnheader" className={classes.heading}>
              {heading}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {ROWS.map((cells) => (
          <div key={cells.join()} role="row" className={classes.row}>
            {cells.map((cell) => (
              <div key={cell} role="cell" className={classes.cell}>
                {cell}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: see above.
    // biome-ignore-end lint/a11y/useSemanticElements: see above.
  );
}
