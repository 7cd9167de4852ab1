import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'press-reachable': {
    name: 'Press all that a person can press',
    goal: 'Press each button of the table that a pointer reaches. Then press ‘All pressed’.',
    hard: 'The document calls some of them hidden, and calls others visible that no pointer reaches.',
  },
  'press-by-keyboard': {
    name: 'Press by keyboard what a pointer cannot reach',
    goal: 'Some buttons of the table take the focus, but no pointer reaches them. Press each of them by keyboard. Then press ‘All pressed by keyboard’.',
    hard: 'You cannot click these buttons, but Tab goes to them, and Enter presses them.',
  },
  'screen-reader': {
    name: 'Say how many a screen reader finds',
    goal: 'Count how many of the buttons below a screen reader finds. Type the number into ‘Buttons found’, and press ‘Check count’.',
    hard: 'A screen reader finds buttons that nobody sees, and does not find others that everybody sees.',
  },
  'wait-until-seen': {
    name: 'Wait until it can be seen',
    goal: 'Press ‘Send for the bell’, and wait until you see the whole bell. Then press ‘Ring the bell’.',
    hard: 'The bell appears under a cover. The cover goes away later, and gets each press until then.',
  },
  'gone-for-good': {
    name: 'Gone for good',
    goal: 'Press ‘Remove the lamp’, and wait until the lamp has left the document. Then press ‘It is gone’.',
    hard: 'Before the lamp leaves the document, it is hidden and comes back as often as the page says.',
  },
});
