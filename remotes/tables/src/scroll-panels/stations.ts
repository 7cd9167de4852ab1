import { defineStations } from '@playground/kit/contract/station';

/** The row, cell, tile and invoice that the goals name. */
export const RIGHT_ROW = 30;
export const CELL = { row: 9, column: 9 };
export const TILE = 73;
export const INVOICE = 17;

export const stations = defineStations({
  sideways: {
    name: 'Sideways over two screens',
    goal: 'Scroll the strip to its right end, and press ‘Arrive’.',
    hard: 'The button is two strip widths away, and the page itself does not scroll sideways.',
  },
  'two-panels': {
    name: 'Two panels side by side',
    goal: `Press ‘Pick’ in ‘Row ${RIGHT_ROW}’ of ‘The right panel’.`,
    hard: 'Both panels have the same rows with the same buttons, so you must say which panel you mean. The wheel scrolls the panel under the pointer.',
  },
  nested: {
    name: 'Nested panels',
    goal: `Press ‘Mark’ in ‘Row ${CELL.row}, column ${CELL.column}’.`,
    hard: 'All 144 buttons have the same name, and only the text above a button says which cell it is in. Each row scrolls sideways inside a panel that scrolls down.',
  },
  snapping: {
    name: 'Snapping tiles',
    goal: `Scroll the strip until ‘Tile ${TILE}’ stops at its left edge. Then press ‘Choose’ in this tile.`,
    hard: 'The strip snaps to one tile at a time. When you get near the last tile, 20 more load in half a second. A press before the tile stops is a miss.',
  },
  'sticky-bar': {
    name: 'Under a sticky bar',
    goal: 'Press ‘Confirm’ in the panel with the sticky bar.',
    hard: 'The button is in view, but the bar covers it at first and takes the click until you scroll up.',
  },
  hover: {
    name: 'Shown while hovered',
    goal: `Press ‘Archive’ in the row of ‘Invoice ${INVOICE}’.`,
    hard: 'The button shows only while its row is hovered or has the focus, and the row is out of view at first.',
  },
  'lazy-pictures': {
    name: 'Below lazy pictures',
    goal: 'Follow the link ‘To the key’. When all pictures above the key have loaded, press ‘Take the key’.',
    hard: 'The pictures load one after the other when you get near them, and each one pushes the key further down. A press before the last picture has loaded is a miss.',
  },
});
