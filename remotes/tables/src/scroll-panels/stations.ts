import { defineStations } from '@playground/kit/contract/station';

/** What the tasks name. */
export const RIGHT_ROW = 30;
export const CELL = { row: 9, column: 9 };
export const TILE = 73;
export const INVOICE = 17;

export const stations = defineStations({
  sideways: {
    name: 'Sideways over two screens',
    goal: 'Scroll the strip to its right end, and press Arrive there.',
    hard: 'The button is two widths of the strip away, and the page itself does not scroll sideways. By hand: a press by script is a miss.',
  },
  'two-panels': {
    name: 'Two panels side by side',
    goal: `Press Pick in row ${RIGHT_ROW} of the right panel.`,
    hard: 'Both panels have the same rows, and a wheel moves the one that the pointer is over.',
  },
  nested: {
    name: 'Nested panels',
    goal: `Press Mark in row ${CELL.row}, column ${CELL.column}.`,
    hard: 'Each row is a panel that scrolls sideways, inside one that scrolls down: two have to be moved, and a button may be in view of one and not of the other. By hand: a press by script is a miss.',
  },
  snapping: {
    name: 'Snapping tiles',
    goal: `Bring tile ${TILE} of 100 to rest, and press Choose in it.`,
    hard: 'The strip snaps to a tile at a time, and the tiles come in batches of 20, half a second after the last one comes near. While the tile is not at rest, a press is too early.',
  },
  'sticky-bar': {
    name: 'Under a sticky bar',
    goal: 'Press Confirm in the panel with the bar.',
    hard: 'The panel opens with the button under the bar: it is in view of the panel, and the bar takes the click until one scrolls up.',
  },
  hover: {
    name: 'Shown while hovered',
    goal: `Press Archive in the row of invoice ${INVOICE}.`,
    hard: 'The action can be seen only while the pointer is over its row or the focus is in it, and the row is out of view at first. By hand: a press by script is a miss.',
  },
  'lazy-pictures': {
    name: 'Below lazy pictures',
    goal: 'Follow the link To the key, and press Take the key when all pictures above it are there.',
    hard: 'The pictures come only when one is near, one after the other, and each pushes the key further down, away from where the link has led. Before the last one is there it is too early.',
  },
});
