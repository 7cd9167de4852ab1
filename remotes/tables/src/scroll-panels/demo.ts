import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Scroll Panels',
  path: '/scrollPanels',
  description:
    'Boxes that scroll inside the page: sideways, side by side, nested, with snapping tiles, a sticky bar, actions that show only on hover, and pictures that load late and push the content down. Input by a script does not count, but a script may scroll.',
  icon: 'layout-split',
  tags: ['scroll', 'snap', 'sticky', 'hover', 'lazy'],
  beyond: true,
  tasks: tasksOf(stations, BY_HAND),
} satisfies Demo;
