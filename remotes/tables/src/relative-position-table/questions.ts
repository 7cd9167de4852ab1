/** The number in a line and a column, both counted from 1 as the questions do. */
const at = (lines: number[][], line: number, column: number) => lines[line - 1]?.[column - 1] ?? Number.NaN;

/** The questions in their order, each with how its answer comes out of the table. */
export const QUESTIONS = [
  {
    text: 'Add line 1 column 2 with column 3 line 3:',
    solve: (lines: number[][]) => at(lines, 1, 2) + at(lines, 3, 3),
  },
  {
    text: 'Multiply line 2 column 1 with column 3 line 1:',
    solve: (lines: number[][]) => at(lines, 2, 1) * at(lines, 1, 3),
  },
];
