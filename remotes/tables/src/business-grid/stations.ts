import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  cell: {
    name: 'Cell out of view',
    goal: 'Find the number of the product and the week below in the ‘Products’ grid. Type it into ‘Pieces sold’, and press ‘Check pieces’.',
    hard: 'Only the rows and columns in view are in the document. The server sends 50 rows at a time, so cells that come into view are empty at first.',
  },
  late: {
    name: 'Late answer',
    goal: 'Type the first city below into ‘City’, and press ‘Filter’. Do the same with the second city before the first answer comes. When both answers are here, count the rows of the grid. Type the count into ‘Number of rows’, and press ‘Check rows’.',
    hard: 'The answer for the first city takes six seconds, so it comes last. The grid must not show it.',
  },
  edit: {
    name: 'Edit by keyboard',
    goal: 'Change the pieces of the delivery below to the new number below. Use the keyboard alone.',
    hard: 'Arrow keys move from cell to cell, and Enter begins and ends an edit. Escape, or leaving the grid before Enter, keeps the old number.',
    keyboard: true,
  },
  portal: {
    name: 'Choose in a portal',
    goal: 'Change the state of the delivery below to the new state below.',
    hard: 'A double click on the state opens its editor, and a press on the editor opens a list of states. That list is not inside the grid but at the end of the body.',
  },
  pinned: {
    name: 'Pinned column',
    goal: 'Press ‘Release’ in the row of the delivery below.',
    hard: 'The first two columns are pinned, and the others scroll below them. At first, the buttons are behind the pinned columns.',
  },
  group: {
    name: 'Group and sum',
    goal: 'Open the region below. Type the sum of the pieces of all its deliveries into ‘Sum of pieces’, and press ‘Check sum’.',
    hard: 'The deliveries come from the server when the region opens. They do not all fit into the grid, so scroll to see the last ones.',
  },
  refused: {
    name: 'Save refused',
    goal: 'Change the pieces of the three deliveries below to the new numbers below, and press ‘Save changes’. The server refuses one of them. Change that one to the number in stock, and press ‘Save changes’ again.',
    hard: 'The server answers for each row by itself. The grid keeps what you typed, saved or not.',
  },
  place: {
    name: 'Same row, other place',
    goal: 'Select the delivery below. Sort the grid by pieces, the highest first. Then also select the row directly under that delivery, and press ‘Confirm selection’.',
    hard: 'A click selects a row, and another click on it takes that back. After the sort, the delivery is still selected, but it is somewhere else.',
  },
});
