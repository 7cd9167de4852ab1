import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  timer: {
    name: 'Replaced on a timer',
    goal: 'Press ‘Start replacing’, and press ‘Confirm’ three times. After each press, wait until a new button ‘Confirm’ replaces the one that you pressed.',
    hard: 'A new button takes the place of the old one each second, and looks the same. A reference to an old button is stale.',
  },
  focus: {
    name: 'Replaced on focus',
    goal: 'Type the nickname below into the field ‘Nickname’, and press ‘Save nickname’.',
    hard: 'At the first focus, an empty field of the same look replaces the field. The new field does not have the focus, so letters go nowhere.',
  },
  keys: {
    name: 'Reordered with keys',
    goal: 'Press ‘Choose’ for the person below. Then press ‘Confirm’ for the same person.',
    hard: 'The rows change places after the first press. Each row keeps its elements, so a position is wrong but a reference is right.',
  },
  'no-keys': {
    name: 'Reordered without keys',
    goal: 'Press ‘Choose’ for the person below. Then press ‘Confirm’ for the same person.',
    hard: 'The rows change places here too, but the elements stay where they are. A reference to a row then shows another person.',
  },
  table: {
    name: 'Table that refreshes while you read',
    goal: 'Press ‘Start refreshing’. Type the sum of the three numbers of one refresh into ‘Sum of one refresh’, and press ‘Check sum’.',
    hard: 'All numbers change every two seconds. If you read one cell after the other, you may mix two refreshes.',
  },
  shrinking: {
    name: 'List that shrinks',
    goal: 'Remove all items that are marked as old, and no other item.',
    hard: 'The list closes the gap after each press. The elements stay and show the next items, so positions and references are wrong.',
  },
});
