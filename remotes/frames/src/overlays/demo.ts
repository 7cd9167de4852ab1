import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Overlays',
  path: '/overlays',
  description:
    'One order form, and nine things that cover forms on real sites: some at once, some later, some over the whole page. Each has a switch, and takes the clicks that land on it.',
  icon: 'layers',
  tags: ['overlay', 'dialog', 'sticky', 'toast', 'click intercepted', 'consent', 'iframe'],
  beyond: true,
  tasks: tasksOf(stations, BY_HAND),
  pages: [{ title: 'Consent', path: '/overlays/consent', component: 'documents/ConsentFrame', frame: 'bare' }],
} satisfies Demo;
