import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Scroll Panels',
  path: '/scrollPanels',
  description:
    'Boxes that scroll inside the page: sideways, beside each other, inside each other, with tiles that snap, a bar that covers, actions that only a hover shows, and pictures that push things away.',
  icon: 'layout-split',
  tags: ['scroll', 'snap', 'sticky', 'hover', 'lazy'],
  beyond: true,
  tasks: tasksOf(stations),
} satisfies Demo;
