import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'native-range': {
    name: 'Native range',
    goal: 'Set the volume to exactly 37.',
    hard: 'The thumb is wider than a step, and a value that is filled in by a script is a miss.',
  },
  'aria-slider': {
    name: 'ARIA slider',
    goal: 'Set the temperature to 21.5 °C.',
    hard: 'There is no field whose value could be set: it is a plain element that follows the pointer and the keys.',
  },
  'two-thumbs': {
    name: 'Two thumbs',
    goal: 'Set the lowest price to 60 and the highest price to 140.',
    hard: 'Two thumbs share a track, each ends where the other is, and a press on the track moves the nearer one.',
  },
  'vertical-slider': {
    name: 'Vertical slider',
    goal: 'Pull the blind up to 80 percent.',
    hard: 'More is up, where the page’s own coordinates become less.',
  },
  'resize-handle': {
    name: 'Resize handle',
    goal: 'Make the note 240 pixels wide and 150 pixels high.',
    hard: 'The handle lies at the corner, and moves along while it is dragged.',
  },
  splitter: {
    name: 'Splitter',
    goal: 'Give the left pane 30 percent of the width.',
    hard: 'The divider is a few pixels wide, and a hundredth of the width is few pixels, too.',
  },
  dial: {
    name: 'Dial',
    goal: 'Turn the dial to 240 degrees.',
    hard: 'It counts how far the pointer goes round its middle: a jump goes the shorter way, and is none of 240 degrees.',
  },
});
