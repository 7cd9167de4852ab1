import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Shadow Roots',
  path: '/shadowRoots',
  description:
    'Nine stations around the border of a shadow root: closed, nested, made by the parser, attached late, and what crosses it or does not: slots, focus, ids, labels and forms.',
  icon: 'layers',
  tags: ['shadow DOM', 'custom elements', 'slot', 'focus', 'form'],
  beyond: true,
  tasks: tasksOf(stations),
} satisfies Demo;
