import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Canvas and Charts',
  path: '/canvas',
  description:
    'Six pictures that react: painted buttons, two charts, a map, a cube and a field for a signature. Selectors find none of their parts, so you need positions, keys or the text beside them. Input by a script does not count.',
  icon: 'easel',
  tags: ['canvas', 'chart', 'map', 'WebGL', 'coordinates', 'tooltip', 'keyboard', 'touch', 'isTrusted'],
  keywords:
    'uPlot, Leaflet, signature pad, 3D, tiles, graph, screenshot, pixel, click by coordinates, chart tooltip, three.js, google maps, draw',
  paths: { pointer: 11 },
  beyond: true,
  capabilities: { wheel: ['map'], canvas: ['painted-buttons', 'bar-tooltip', 'webgl-object', 'signature'] },
  tasks: tasksOf(stations, {
    'painted-buttons': {
      difficulty: 'tricky',
      hint: 'Move over the picture and read which button is under the pointer.',
    },
    'bar-tooltip': { difficulty: 'tricky', hint: 'The seven bars are equally wide: compute the middle of the fourth.' },
    map: {
      difficulty: 'hard',
      hint: 'The wheel zooms around the pointer, and a pin that gets the focus moves into view.',
    },
    'webgl-object': {
      difficulty: 'hard',
      hint: 'Drag or use the arrow keys, and read which face is in the middle.',
    },
    signature: { difficulty: 'tricky', hint: 'The page says where the crosses are, in pixels of the field.' },
    'chart-in-words': { difficulty: 'basic', hint: 'Open the table and compare the numbers.' },
  }),
} satisfies Demo;
