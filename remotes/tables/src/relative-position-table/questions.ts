/** The number in a line and a column. Both start at 1, as in the questions. */
const at = (lines: number[][], line: number, column: number) => lines[line - 1]?.[column - 1] ?? Number.NaN;

/** The questions in their order, each with the function for its answer. */
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
