import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Native Drag',
  path: '/nativeDrag',
  description:
    'Seven stations with HTML drag events: drag between elements, into a frame of another origin, from a text selection and from outside the browser. Events dispatched by a script move nothing, and no browser starts such a drag by keyboard.',
  icon: 'puzzle',
  tags: ['drag', 'dataTransfer', 'mouse', 'iframe', 'file'],
  beyond: true,
  pages: [
    { title: 'Tray', path: '/nativeDrag/tray', component: 'documents/Tray', frame: 'bare' },
    { title: 'Letter', path: '/nativeDrag/letter', component: 'documents/Letter', frame: 'bare' },
  ],
  tasks: tasksOf(stations, BY_HAND),
} satisfies Demo;
