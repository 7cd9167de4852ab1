import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Cross-origin Frames',
  path: '/crossOriginFrames',
  description:
    'Nine stations with frames whose documents come from another origin, from a sandbox or from memory. The browser keeps these documents apart, and a tool has to reach each of them. Input by a script does not count.',
  icon: 'intersect',
  tags: ['iframe', 'cross-origin', 'postMessage', 'sandbox', 'shadow DOM'],
  keywords: 'CORS, other domain, switch to frame, sandboxed iframe, third-party iframe, CORS iframe, OOPIF',
  paths: { frames: 8 },
  beyond: true,
  pages: [
    { title: 'Field', path: '/crossOriginFrames/field', component: 'documents/FieldFrame', frame: 'bare' },
    { title: 'Handshake', path: '/crossOriginFrames/handshake', component: 'documents/HandshakeFrame', frame: 'bare' },
    { title: 'Steps', path: '/crossOriginFrames/steps', component: 'documents/StepsFrame', frame: 'bare' },
    { title: 'Replaced', path: '/crossOriginFrames/replaced', component: 'documents/ReplacedFrame', frame: 'bare' },
    { title: 'Button', path: '/crossOriginFrames/button', component: 'documents/ButtonFrame', frame: 'bare' },
    { title: 'Door', path: '/crossOriginFrames/door', component: 'documents/DoorFrame', frame: 'bare' },
  ],
  capabilities: { 'other-origin-frames': 'all' },
  tasks: tasksOf(stations, {
    field: { difficulty: 'tricky', hint: 'Look up how your tool enters a frame, and find this one by its title.' },
    handshake: {
      difficulty: 'tricky',
      hint: 'The button Send is enabled only after the page has answered, so wait for that.',
    },
    sandboxes: {
      difficulty: 'tricky',
      hint: 'Enter the four frames one after the other, and leave each before the next one.',
    },
    steps: {
      difficulty: 'tricky',
      hint: 'Wait for the button Finish, and find it from the frame again instead of keeping an old reference.',
    },
    replace: {
      difficulty: 'tricky',
      hint: 'After the first press, find the frame again: the old reference is of a removed element.',
    },
    doors: {
      difficulty: 'tricky',
      hint: 'Both frames have the same title: enter each one and read its text before you knock.',
    },
    'in-a-root': {
      difficulty: 'hard',
      hint: 'Find the host of the root first, then the frame in the root, then the button in the frame.',
    },
    local: { difficulty: 'tricky', hint: 'Find these frames by their titles, because their addresses say nothing.' },
    lazy: {
      difficulty: 'tricky',
      hint: 'Scroll the element of the frame into view first, and then wait for the button inside.',
    },
  }),
} satisfies Demo;
