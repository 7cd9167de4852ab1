import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  cell: {
    name: 'Cell out of view',
    goal: 'In the Products grid, find the cell of the product and the week that are named under ‘Cell out of view’. Type its number into ‘Pieces sold’ and press ‘Check pieces’.',
    hard: 'Only the rows and columns in view are in the document. The server sends 50 rows at a time, so cells that come into view are empty at first.',
  },
  late: {
    name: 'Late answer',
    goal: 'Under ‘Late answer’, type the first city into ‘City’ and press ‘Filter’. Do the same with the second city before the first answer comes. When both answers are here, type how many rows the grid has into ‘Number of rows’ and press ‘Check rows’.',
    hard: 'The answer for the first city takes six seconds, so it comes last. The grid must not show it.',
  },
  edit: {
    name: 'Edit by keyboard',
    goal: 'With the keyboard alone, change the pieces of the delivery that is named under ‘Edit by keyboard’ to the new number that is named there.',
    hard: 'Arrow keys move from cell to cell, and Enter begins and ends an edit. Escape, or leaving the grid before Enter, keeps the old number.',
    keyboard: true,
  },
  portal: {
    name: 'Choose in a portal',
    goal: 'Change the state of the delivery that is named under ‘Choose in a portal’ to the new state that is named there.',
    hard: 'A double click on the state opens its editor, and a press on the editor opens a list of states. That list is not inside the grid but at the end of the body.',
  },
  pinned: {
    name: 'Pinned column',
    goal: 'Press ‘Release’ in the row of the delivery that is named under ‘Pinned column’.',
    hard: 'The first two columns are pinned, and the others scroll below them. At first, the buttons are behind the pinned columns.',
  },
  group: {
    name: 'Group and sum',
    goal: 'Open the region that is named under ‘Group and sum’. Type the sum of the pieces of all its deliveries into ‘Sum of pieces’ and press ‘Check sum’.',
    hard: 'The deliveries come from the server when the region opens. They do not all fit into the grid, so scroll to see the last ones.',
  },
  refused: {
    name: 'Save refused',
    goal: 'Change the pieces of the three deliveries under ‘Save refused’ to the new numbers given there, and press ‘Save changes’. The server refuses one of them: change it to the number in stock, and save again.',
    hard: 'The server answers for each row by itself. The grid keeps what you typed, saved or not.',
  },
  place: {
    name: 'Same row, other place',
    goal: 'Select the delivery that is named under ‘Same row, other place’. Then sort the grid by pieces, the highest first, and also select the row directly below that delivery. Press ‘Confirm selection’.',
    hard: 'A click selects a row, and another click on it takes that back. After the sort, the delivery is still selected, but it is somewhere else.',
  },
});
