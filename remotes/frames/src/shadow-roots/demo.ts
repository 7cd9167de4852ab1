import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Shadow Roots',
  path: '/shadowRoots',
  description:
    'Nine stations with shadow roots: closed, nested, made by the parser and attached late, and roots with slots, focus, ids, labels and forms across their border.',
  icon: 'layers',
  tags: ['shadow DOM', 'custom elements', 'slot', 'focus', 'form'],
  beyond: true,
  tasks: tasksOf(stations, BY_HAND),
} satisfies Demo;
