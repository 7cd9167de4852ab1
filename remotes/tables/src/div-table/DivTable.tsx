import classes from './DivTable.module.css';

const HEADINGS = ['head1', 'head2', 'head3'];
const ROWS = [
  ['abc', 'def', 'ghi'],
  ['jkl', 'mno', 'pqr'],
  ['stu', 'vwx', 'yza'],
];

/** Divs on purpose, that is the exercise; the roles are what makes a table of them for those who cannot see it. */
export default function DivTable() {
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: no table elements, the page exists to be without them.
    // biome-ignore-start lint/a11y/useFocusableInteractive: a table's cells are read, not focused.
    <div role="table" aria-label="A table made of divs" className={classes.table}>
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
