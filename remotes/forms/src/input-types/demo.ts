import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Input Types',
  path: '/inputTypes',
  description:
    'Native fields for dates, times, weeks, months, colours, numbers, codes, lists and files, with the value of each. Many tools fill such fields by a script. Here that does not count.',
  icon: 'input-cursor-text',
  tags: ['input', 'date', 'time', 'color', 'number', 'datalist', 'file', 'keyboard', 'isTrusted', 'random'],
  keywords:
    'week, month, one-time code, datetime-local, clear, color picker, colour picker, time picker, number input, range input, date input, date range, input type date, spinbutton, file input',
  paths: { forms: 7 },
  beyond: true,
  capabilities: {
    uploads: ['file-by-name'],
    'date-fields': ['exact-date-and-time', 'week-and-month', 'colour', 'range'],
  },
  tasks: tasksOf(stations, {
    'exact-date-and-time': {
      difficulty: 'tricky',
      hint: 'Focus the field and type each part with keys. Press the right arrow key after the year.',
    },
    'week-and-month': {
      difficulty: 'tricky',
      hint: 'Type into the first part of the field and move to the next part with the right arrow key.',
    },
    colour: {
      difficulty: 'hard',
      hint: 'Open the picker with Enter. The keys then go to the picker: find its numbers with Tab.',
    },
    range: { difficulty: 'tricky', hint: 'Focus the slider and press an arrow key for each step.' },
    'number-with-a-step': {
      difficulty: 'basic',
      hint: 'Type the length that is needed, and press the arrow key upwards once.',
    },
    'six-boxes': { difficulty: 'basic', hint: 'Type all digits one after the other, without choosing a box.' },
    'three-fields': { difficulty: 'basic', hint: 'Type two digits for day and month, and do not press Tab.' },
    datalist: { difficulty: 'tricky', hint: 'The list is in the document: read the option with this label.' },
    'clear-them-all': {
      difficulty: 'tricky',
      hint: 'Select the text and press Delete. In a date, press Backspace in each of its parts.',
    },
    'file-by-name': { difficulty: 'tricky', hint: 'Write the file to the disk first, and give its path to the field.' },
  }),
} satisfies Demo;
