import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'exact-date-and-time': {
    name: 'Exact date and time',
    goal: 'Set the field ‘Departure’ to the date and time below, and press ‘Check departure’.',
    hard: 'The browser’s language decides the order of day, month and year, and whether the time has AM and PM.',
  },
  'week-and-month': {
    name: 'Week and month',
    goal: 'Set ‘Delivery week’ and ‘Billing month’ to the week and the month below. Then press ‘Check week and month’.',
    hard: 'Some browsers show two text fields here. Then type the values as they are written.',
  },
  colour: {
    name: 'Colour',
    goal: 'Set the field ‘Lamp colour’ to the colour below with the browser’s colour picker. Then press ‘Check colour’.',
    hard: 'The picker is not part of the page. Most tools set the value by a script instead, and that is a miss.',
  },
  range: {
    name: 'Range',
    goal: 'Set the slider ‘Brightness’ to the value below, and press ‘Check brightness’.',
    hard: 'The slider moves in steps of 8 from 12 to 212, and a value that a script sets is a miss.',
  },
  'number-with-a-step': {
    name: 'Number with a step',
    goal: 'The field ‘Cable length’ accepts only some lengths. Find the shortest one that reaches the length below. Type it into the field, and press ‘Check cable length’.',
    hard: 'The field accepts lengths from 0.3 to 9.4 metres in steps of 0.7, but you can type others.',
  },
  'six-boxes': {
    name: 'Six boxes',
    goal: 'Type the code below into the fields ‘Digit 1’ to ‘Digit 6’, one digit into each. Then press ‘Check code’.',
    hard: 'The focus moves to the next box by itself. A box takes only one digit, but you can paste the whole code.',
  },
  'three-fields': {
    name: 'Three fields',
    goal: 'Type the date below as numbers into the fields ‘Day’, ‘Month’ and ‘Year’. Then press ‘Check date’.',
    hard: 'After two digits the focus moves on by itself. If you press Tab then, you skip a field.',
  },
  datalist: {
    name: 'Datalist',
    goal: 'Find the number of the depot in the city below, such as D-100. Set the field ‘Depot’ to it, and press ‘Check depot’.',
    hard: 'The browser shows the numbers in a list of its own, outside of the page. The field takes any text.',
  },
  'clear-them-all': {
    name: 'Clear them all',
    goal: 'Empty all nine fields.',
    hard: 'Each field has another type. A date is not empty until its day, month and year are, and many tools clear by a script.',
  },
  'file-by-name': {
    name: 'File by name',
    goal: 'Make a file with the name below. Choose it in the field ‘Report’, and press ‘Check file’.',
    hard: 'The browser hides the folder of the file. A file that a script made in the page is a miss.',
  },
});
