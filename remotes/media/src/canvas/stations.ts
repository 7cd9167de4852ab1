import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'painted-buttons': {
    name: 'Painted buttons',
    goal: 'Press the painted button ‘Print’.',
    hard: 'The six buttons are one picture: no element has their names, and their order changes.',
  },
  'bar-tooltip': {
    name: 'Bar with a tooltip',
    goal: 'Read the tooltip of Thursday. Type its number into ‘Visitors on Thursday’, and press ‘Check the visitors’.',
    hard: 'The bars are painted. The number shows only while the pointer is on the bar.',
  },
  map: {
    name: 'Map',
    goal: 'Press ‘Open the map’, and zoom the map to level 2. Then press the pin ‘Gull Rock’.',
    hard: 'At lower levels, the pins lie on each other. When you zoom, they move, and the pin may leave the view.',
  },
  'webgl-object': {
    name: 'WebGL object',
    goal: 'Turn the cube until you see its green face, and press this face.',
    hard: 'The graphics card paints the cube, and at first you do not see the green face.',
  },
  signature: {
    name: 'Draw a signature',
    goal: 'Draw one line from left to right through the three crosses, without letting go. Then press ‘Sign’.',
    hard: 'The page checks where the line is. A second line makes the signature wrong until you press Clear.',
  },
  'chart-in-words': {
    name: 'Chart told in words',
    goal: 'Find the month with the most boats. Type its name into ‘Busiest month’, and press ‘Check the month’.',
    hard: 'Two points of the line look the same. The table under the chart has the exact numbers.',
  },
});
