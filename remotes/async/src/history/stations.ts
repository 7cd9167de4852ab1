import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  pushed: {
    name: 'Pushed',
    goal: 'Press ‘Next step’ three times. Go back twice with the browser, and press ‘Confirm step’.',
    hard: 'Each step is an entry of the history, but no document loads. ‘Previous step’ adds an entry and does not go back.',
  },
  replaced: {
    name: 'Replaced',
    goal: 'Press ‘Continue’ three times. Go back with the browser until ‘Cart’ is shown, and press ‘Confirm place’.',
    hard: 'Payment replaces Address in the history. So you need fewer steps back than forward.',
  },
  hash: {
    name: 'Hash',
    goal: 'Follow the links with the two names below, in this order. Then go back once with the browser, and press ‘Confirm part’.',
    hard: 'Only the end of the address changes. Nothing loads, so waiting for a new document never ends.',
  },
  form: {
    name: 'Back to a form',
    goal: 'Type the word below into ‘Note’, and follow ‘Read the terms’. Go back with the browser. Press ‘Send note’ without typing again.',
    hard: 'The link leads to another document. You must not type the word again after you come back.',
  },
  fresh: {
    name: 'Never cached',
    goal: 'Follow ‘Leave for a moment’, and go back with the browser. Type the number that is shown then into ‘Number now’, and press ‘Check number’.',
    hard: 'The page draws a new number each time it is shown, even if the browser kept the page.',
  },
  scroll: {
    name: 'Scroll restored',
    goal: 'Scroll the list to the row with the number below, and follow its link. Go back with the browser, and press ‘Check position’.',
    hard: 'The list is where you left it only if you go back. If you open the address again, it is at its top.',
  },
  same: {
    name: 'Same address twice',
    goal: 'Press ‘Add a lamp’ twice. Go back once with the browser, and press ‘Confirm lamps’.',
    hard: 'Both presses add an entry with the same address. You cannot see in the address where you are.',
  },
  redirect: {
    name: 'Redirect in between',
    goal: 'Follow ‘Old address’, and read the word on the page where you arrive. Go back once with the browser. Type the word into ‘Word of the new address’, and press ‘Check word’.',
    hard: 'The old address sends you on, and leaves no entry. One step back is enough.',
  },
  frame: {
    name: 'Frame first',
    goal: 'Follow ‘Page 2’ and then ‘Page 3’ in the frame ‘Leaflet’. Go back once with the browser, and press ‘Confirm page’.',
    hard: 'Back moves the frame, not the page. The address of the page stays the same.',
  },
  stopped: {
    name: 'Stopped on the way',
    goal: 'Press ‘Open report’. Go back with the browser before the report arrives.',
    hard: 'The report arrives four seconds after the press. If you wait until it is there, you are too late.',
  },
});
