import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Scroll Panels',
  path: '/scrollPanels',
  description:
    'Boxes that scroll inside the page: sideways, side by side, nested, with snapping tiles, a sticky bar, actions that show only on hover, and pictures that load late and push the content down. Input by a script does not count, but a script may scroll.',
  icon: 'layout-split',
  tags: ['scroll', 'snap', 'sticky', 'hover', 'lazy'],
  keywords:
    'carousel, sticky header, lazy loading, horizontal scroll, scroll inside element, scroll container, lazy images',
  paths: { pointer: 9 },
  beyond: true,
  capabilities: { scrolling: 'all' },
  tasks: tasksOf(stations, {
    sideways: { difficulty: 'basic', hint: 'Most tools scroll an element into view before the click, also sideways.' },
    'two-panels': { difficulty: 'tricky', hint: 'Find the right panel by its name, and then the row inside it.' },
    nested: {
      difficulty: 'hard',
      hint: 'Each cell has an id and a text above its button: find the cell before the button.',
    },
    snapping: {
      difficulty: 'tricky',
      hint: 'Scroll to the last tile again and again, and wait for the new ones each time.',
    },
    'sticky-bar': {
      difficulty: 'tricky',
      hint: 'Check what is at the place of the button: if it is the bar, scroll the panel.',
    },
    hover: { difficulty: 'tricky', hint: 'Scroll the row into view and hover over it before you press its button.' },
    'lazy-pictures': {
      difficulty: 'tricky',
      hint: 'Wait for the text that counts the loaded pictures, and not for the button.',
    },
  }),
} satisfies Demo;
