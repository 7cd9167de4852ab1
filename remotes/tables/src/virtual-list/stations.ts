import { defineStations } from '@playground/kit/contract/station';

/** The rows that the tasks name. */
export const LOCKER = 7204;
export const STALL = 812;
export const VAULT = 8888;
export const DRAWER = 40;

export const stations = defineStations({
  'row-far-down': {
    name: 'A row far down',
    goal: `Press Reserve in the row of locker ${LOCKER}.`,
    hard: 'Thirty of the 10 000 rows are in the document, and the nodes of one that leaves show another: a button that was found before the list was scrolled reserves another locker. A script may scroll.',
  },
  'how-many': {
    name: 'How many',
    goal: 'Count the amber crates among all 200, type their number into Amber crates, and press Check.',
    hard: 'Only scrolling tells: what is in the document is a small part of the list, and rows that stay while one scrolls are easily counted twice.',
  },
  sideways: {
    name: 'Sideways',
    goal: `Press Book in the column of stall ${STALL}.`,
    hard: 'The same with 10 000 columns, of widths that vary: a wheel that turns downwards does not move them.',
  },
  jump: {
    name: 'Jump',
    goal: `Type ${VAULT} into Go to vault, press Go, and press Unlock in the row of vault ${VAULT}.`,
    hard: 'The list jumps to where the row should be and corrects itself as it learns how tall the rows are. Who scrolls there instead has not used the field.',
  },
  keyboard: {
    name: 'Keyboard',
    goal: `Go to drawer ${DRAWER} with the arrow keys, scroll by the wheel until drawer 200 is in view, then press Arrow Down once and Enter, so that drawer ${DRAWER + 1} opens.`,
    hard: 'The row that one is at leaves the document and is still the one that the keys go on from: the focus belongs to the list, not to a node. Keys have to be real ones.',
  },
});
