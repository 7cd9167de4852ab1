import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  customer: {
    name: 'Customer of an order',
    goal: 'Find the order below in the ‘Orders’ table. Type its customer into ‘Its customer’, and press ‘Check customer’.',
    hard: 'Only the rows of the current page are in the document, and the order is not on the first pages. Filter, sort or turn the pages to find it.',
  },
  'third-amount': {
    name: 'Third highest amount',
    goal: 'Find the third highest amount among the orders of the city below. Type it into ‘Its third highest amount’, and press ‘Check amount’.',
    hard: 'The filter also finds parts of a name. It leaves the orders of another city whose name contains this one, and the highest amount is one of them.',
  },
  'two-keys': {
    name: 'Two sort keys',
    goal: 'Sort the ‘Orders’ table by city and, within each city, by amount from the highest to the lowest.',
    hard: 'Pressing a header sorts up, then down, then not at all. It replaces the previous sort key, unless you hold Shift or tick ‘Sort by several columns’.',
  },
  edit: {
    name: 'Edit in place',
    goal: 'Change the amount of the order below to the new amount below, in the ‘Orders’ table.',
    hard: 'The field appears only after you press the amount. Pressing Enter or leaving the field saves the new amount.',
  },
  selection: {
    name: 'Selection over two pages',
    goal: 'Select only the two orders below in the ‘Orders’ table, and press ‘Confirm selection’.',
    hard: 'The orders are on different pages, and rows that are no longer shown stay selected.',
  },
  'hidden-column': {
    name: 'Hidden column',
    goal: 'Find the date of the order below. Type it into ‘Its date’ as the ‘Orders’ table shows it, and press ‘Check date’.',
    hard: 'The column is not hidden by a style. Its cells are not in the document until you tick Date under Columns.',
  },
  'row-menu': {
    name: 'Menu of a row',
    goal: 'Open the menu in the row of the order below, and press ‘Cancel order’.',
    hard: 'The menu’s button shows only while its row is hovered or has the focus. On a touch screen it always shows.',
  },
  export: {
    name: 'Export',
    needs: { downloads: true },
    goal: 'Filter the ‘Orders’ table by the city below, and press ‘Export as CSV’. Find the note of the order below in the file. Type it into ‘Its note’ with a space for each line break, and press ‘Check note’.',
    hard: 'The notes are only in the file. This one has a comma, quotes and a line break, so a line of the file is not always an order.',
  },
});
