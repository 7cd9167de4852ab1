import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Cross-origin Frames',
  path: '/crossOriginFrames',
  description:
    'Nine stations with frames whose documents come from another origin, from a sandbox or from memory. The browser keeps these documents apart, and a tool has to reach each of them.',
  icon: 'intersect',
  tags: ['iframe', 'cross-origin', 'postMessage', 'sandbox', 'shadow DOM'],
  beyond: true,
  pages: [
    { title: 'Field', path: '/crossOriginFrames/field', component: 'documents/FieldFrame', frame: 'bare' },
    { title: 'Handshake', path: '/crossOriginFrames/handshake', component: 'documents/HandshakeFrame', frame: 'bare' },
    { title: 'Steps', path: '/crossOriginFrames/steps', component: 'documents/StepsFrame', frame: 'bare' },
    { title: 'Replaced', path: '/crossOriginFrames/replaced', component: 'documents/ReplacedFrame', frame: 'bare' },
    { title: 'Button', path: '/crossOriginFrames/button', component: 'documents/ButtonFrame', frame: 'bare' },
    { title: 'Door', path: '/crossOriginFrames/door', component: 'documents/DoorFrame', frame: 'bare' },
  ],
  tasks: tasksOf(stations),
} satisfies Demo;
