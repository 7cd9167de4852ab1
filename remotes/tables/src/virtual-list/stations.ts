import { defineStations } from '@playground/kit/contract/station';

/** The rows that the goals name. */
export const LOCKER = 7204;
export const STALL = 812;
export const VAULT = 8888;
export const DRAWER = 40;

export const stations = defineStations({
  'row-far-down': {
    name: 'A row far down',
    goal: `Press ‘Reserve’ in the row of ‘Locker ${LOCKER}’.`,
    hard: 'Only 30 of the 10 000 rows are in the document, and their nodes are used again for other rows. A button that you found before scrolling may reserve another locker.',
  },
  'how-many': {
    name: 'How many',
    goal: 'Count the amber crates among all 200 crates. Type the number into ‘Amber crates’, and press ‘Check’.',
    hard: 'Only a small part of the list is in the document, so you must scroll. Some rows stay while you scroll, so it is easy to count them twice.',
  },
  sideways: {
    name: 'Sideways',
    goal: `Press ‘Book’ in the column of ‘Stall ${STALL}’.`,
    hard: 'The list has 10 000 columns of different widths, and it scrolls sideways. Turning the wheel down does not scroll it.',
  },
  jump: {
    name: 'Jump',
    goal: `Type ${VAULT} into ‘Go to vault’, and press ‘Go’. Then press ‘Unlock’ in the row of ‘Vault ${VAULT}’.`,
    hard: 'The list jumps to an estimated position and corrects it when it has measured the rows. Use the field; scrolling does not count.',
  },
  keyboard: {
    name: 'Keyboard',
    goal: `Go to ‘Drawer ${DRAWER}’ in the list ‘Drawers’ with the arrow keys. Scroll with the wheel until ‘Drawer 200’ is in view. Then press Arrow Down once and Enter to open ‘Drawer ${DRAWER + 1}’.`,
    hard: 'The current row leaves the document, but the keys continue from it, because the list has the focus, not the row.',
  },
});
