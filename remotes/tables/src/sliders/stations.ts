import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'native-range': {
    name: 'Native range',
    goal: 'Set the slider ‘Volume’ to exactly 37.',
    hard: 'The thumb is wider than one step, and a value filled in by a script is a miss.',
  },
  'aria-slider': {
    name: 'ARIA slider',
    goal: 'Set the slider ‘Temperature’ to 21.5 °C.',
    hard: 'There is no input element to fill. A plain element follows the pointer and the keys.',
  },
  'two-thumbs': {
    name: 'Two thumbs',
    goal: 'Set the slider ‘Lowest price’ to 60 and the slider ‘Highest price’ to 140.',
    hard: 'Two thumbs share a track and cannot pass each other. A press on the track moves the nearer thumb.',
  },
  'vertical-slider': {
    name: 'Vertical slider',
    goal: 'Set the slider ‘Blind’ to 80 percent.',
    hard: 'The value grows upwards, but the page’s y coordinates grow downwards.',
  },
  'resize-handle': {
    name: 'Resize handle',
    goal: 'Drag the handle ‘Resize the note’ until the note is 240 pixels wide and 150 pixels high.',
    hard: 'The handle is at the corner of the note and moves while you drag it.',
  },
  splitter: {
    name: 'Splitter',
    goal: 'Move the separator ‘Divider’ until the left pane has 30 percent of the width.',
    hard: 'The divider is only a few pixels wide, and one percent is only a few pixels too.',
  },
  dial: {
    name: 'Dial',
    goal: 'Turn the slider ‘Dial’ to 240 degrees.',
    hard: 'The dial adds up the angles between pointer moves. A jump takes the shorter way round, so it cannot turn the dial by 240 degrees.',
  },
});
