import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'takes-the-click': {
    name: 'The picture takes the click',
    goal: 'Press ‘Sort the fruits’. When the picture stands still, press the fruit below.',
    hard: 'While the picture moves, it lies over the whole page and takes each click. The rows under it look ready.',
  },
  'lets-it-pass': {
    name: 'The picture lets the click pass',
    goal: 'Press ‘Sort the towns’. When the picture stands still, press the town below.',
    hard: 'A click goes through the picture to the row that is already in its new place. What you see there is another row, so it does not count.',
  },
  'reduced-motion': {
    name: 'Without the picture',
    goal: 'Let the browser prefer reduced motion. Press ‘Sort the birds’, and press the bird below.',
    hard: 'Only then the rows change at once, without a picture. The page asks the browser at each press.',
  },
  'next-document': {
    name: 'From document to document',
    goal: 'Follow the link ‘Depart’ in the frame. When the picture of the next document stands still, press ‘Arrive’ there.',
    hard: 'The next document is loaded and its button is in its place, but a picture of both documents takes each press for a second. With reduced motion there is no picture.',
  },
});
