import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  customer: {
    name: 'Customer of an order',
    goal: 'Find the order that this station names in the table above, type its customer and press Check customer.',
    hard: 'Only the rows of one page are in the document, and the order is on none of the first pages: it has to be filtered, sorted or paged for.',
  },
  'third-amount': {
    name: 'Third highest amount',
    goal: 'Type the third highest amount among the orders of the city that this station names, and press Check amount.',
    hard: 'The amounts are text with commas in it, and the filter looks for a part of any column: another city begins like this one.',
  },
  'two-keys': {
    name: 'Two sort keys',
    goal: 'Sort the table by city and, within each city, by amount from the highest to the lowest.',
    hard: 'A header sorts up, then down, then not at all. It takes the place of the key before, unless Shift is held down or, as a finger has none, Sort by several columns is ticked.',
  },
  edit: {
    name: 'Edit in place',
    goal: 'Change the amount of the order that this station names to the one that it names.',
    hard: 'The field is there only after the amount was pressed, and Enter or leaving it keeps what is in it.',
  },
  selection: {
    name: 'Selection over two pages',
    goal: 'Select the two orders that this station names and no others, and press Confirm selection.',
    hard: 'They stand on different pages, and rows that are no longer shown stay selected.',
  },
  'hidden-column': {
    name: 'Hidden column',
    goal: 'Type the date of the order that this station names as the table shows it, and press Check date.',
    hard: 'The column is not hidden by a style: until it is switched on its cells are not in the document.',
  },
  'row-menu': {
    name: 'Menu of a row',
    goal: 'Cancel the order that this station names by the menu of its row.',
    hard: 'The menu’s button shows only while its row is hovered or focused. A click by a script counts as a miss.',
  },
  export: {
    name: 'Export',
    needs: { downloads: true },
    goal: 'Export just the orders of the city that this station names as CSV, type the note that the file has for the order named here, and press Check note.',
    hard: 'The notes are in the file alone, some with commas, quotes and line breaks: a line of the file is not always an order.',
  },
});
