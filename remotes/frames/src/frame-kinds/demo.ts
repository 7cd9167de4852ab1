import type { Demo } from '@playground/kit/contract/demo';
import { BY_HAND, tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Frame Kinds',
  path: '/frameKinds',
  description:
    'Press Sign in nine kinds of frames: from an attribute, from memory, written by script, in a frameset, five levels deep, out of view, late, changing while you type, and in a closed shadow root.',
  icon: 'window-split',
  tags: ['iframe', 'frameset', 'srcdoc', 'shadow DOM', 'wait'],
  beyond: true,
  pages: [{ title: 'Legacy Frameset', path: '/frameKinds/frameset', component: 'LegacyFrameset', frame: 'full' }],
  tasks: tasksOf(stations, BY_HAND),
} satisfies Demo;
