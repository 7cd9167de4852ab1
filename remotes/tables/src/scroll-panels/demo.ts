import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Scroll Panels',
  path: '/scrollPanels',
  description:
    'Boxes that scroll inside the page: sideways, side by side, nested, with snapping tiles, a sticky bar, actions that show only on hover, and pictures that load late and push the content down.',
  icon: 'layout-split',
  tags: ['scroll', 'snap', 'sticky', 'hover', 'lazy'],
  beyond: true,
  tasks: tasksOf(stations),
} satisfies Demo;
