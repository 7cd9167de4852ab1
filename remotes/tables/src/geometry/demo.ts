import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Geometry',
  path: '/geometry',
  description:
    'Fifteen targets that are turned, zoomed, cut, covered, tiny, huge, tied to another element or late. In most stations, the place where a click lands counts, so a key is a miss. A script never counts.',
  icon: 'rulers',
  tags: ['click', 'coordinates', 'bounding box', 'transform', 'svg', 'iframe'],
  keywords:
    'offset, position, image map, pointer-events, clip-path, not clickable at point, click by position, overlapping, svg click, anchor positioning, popover placement, scroll-driven animation, content-visibility',
  paths: { pointer: 10 },
  beyond: true,
  capabilities: {
    transformed: [
      ...['wrapped', 'rotated', 'zoomed', 'image-map', 'larger', 'covered', 'clipped', 'pixel', 'through', 'ring'],
      ...['scaled-frame', 'rows'],
    ],
    scrolling: ['turns-over', 'at-the-end', 'grows'],
  },
  tasks: tasksOf(stations, {
    wrapped: { difficulty: 'tricky', hint: 'Ask for the boxes of the single lines, and click the middle of one.' },
    rotated: {
      difficulty: 'hard',
      hint: 'Begin at the middle of the box, and go along the angle that the page shows.',
    },
    zoomed: { difficulty: 'tricky', hint: 'Multiply both distances by the zoom that the page shows.' },
    'image-map': {
      difficulty: 'tricky',
      hint: 'The coordinates of each area are in its attribute: click there on the picture.',
    },
    larger: { difficulty: 'tricky', hint: 'Click with an offset from the top of the board.' },
    covered: { difficulty: 'basic', hint: 'Click with an offset from the corner that is free.' },
    clipped: { difficulty: 'basic', hint: 'Click with an offset from the corner that is left.' },
    pixel: { difficulty: 'basic', hint: 'Click the element instead of a place, if your tool can.' },
    through: { difficulty: 'tricky', hint: 'Ask for the box of the stamp, and click with the mouse at its middle.' },
    ring: { difficulty: 'tricky', hint: 'Click with an offset, close to the edge of the box.' },
    'scaled-frame': { difficulty: 'tricky', hint: 'Try the usual way first, because some tools know the scale.' },
    rows: { difficulty: 'basic', hint: 'Ask for the boxes of both rows, and click between them.' },
    'turns-over': { difficulty: 'tricky', hint: 'Scroll so far that the button is near the lower edge of the window.' },
    'at-the-end': { difficulty: 'tricky', hint: 'Scroll the story itself, with the wheel or with the key End.' },
    grows: { difficulty: 'basic', hint: 'Scroll to the card first, and ask for its box after that.' },
  }),
} satisfies Demo;
