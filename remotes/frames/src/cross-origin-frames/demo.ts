import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Cross-origin Frames',
  path: '/crossOriginFrames',
  description:
    'Nine small tasks with frames whose documents really come from another origin, from a sandbox or from memory. The browser keeps these documents apart, and a tool has to reach all of them.',
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
  tasks: [
    {
      id: 'field',
      goal: 'Type the name Ada into the frame of another origin and press Greet.',
      outcome: [{ role: 'status', text: 'Hello, Ada', frames: ['Field'] }],
    },
    {
      id: 'handshake',
      goal: 'Send the message hello from the first frame of the handshake, and let the second send its message, which is refused.',
      outcome: [
        { role: 'status', text: 'The frame says: hello' },
        { role: 'status', name: 'Refused messages', text: '1' },
      ],
    },
    {
      id: 'sandboxes',
      goal: 'Press Send in the form of each of the four sandboxes, whether it can be sent there or not.',
      outcome: [
        { role: 'status', text: 'The form was sent.', frames: ['No sandbox'] },
        { role: 'alert', text: 'The sandbox refuses to send forms.', frames: ['Scripts only'] },
        { role: 'alert', text: 'The sandbox refuses to send forms.', frames: ['Scripts and same origin'] },
        { role: 'status', text: 'The form was sent.', frames: ['Forms without scripts'] },
      ],
    },
    {
      id: 'steps',
      goal: 'In the frame that navigates itself press Start, wait for the third document and press Finish there.',
      outcome: [{ role: 'status', text: 'You have arrived.', frames: ['Steps'] }],
    },
    {
      id: 'replace',
      goal: 'Press Replace me in the frame that is replaced, then once more in the frame that took its place.',
      outcome: [{ role: 'status', text: 'The frame was replaced 2 times.' }],
    },
    {
      id: 'doors',
      goal: 'Knock at the open one of the two doors, and not at the locked one.',
      outcome: [
        { role: 'status', text: 'Come in!', frames: ['Door'] },
        { role: 'alert', text: 'Nobody answers.', frames: ['Door'], hidden: true },
      ],
    },
    {
      id: 'in-a-root',
      goal: 'Click the button in the frame that is in a shadow root.',
      outcome: [{ role: 'status', text: 'The button was clicked.', frames: ['In a shadow root'] }],
    },
    {
      id: 'local',
      goal: 'Click the button in each of the two frames without an address.',
      outcome: [
        { role: 'status', text: 'The button was clicked.', frames: ['From srcdoc'] },
        { role: 'status', text: 'The button was clicked.', frames: ['From a blob'] },
      ],
    },
    {
      id: 'lazy',
      goal: 'Click the button in the lazy frame, which is far below.',
      outcome: [{ role: 'status', text: 'The button was clicked.', frames: ['Lazy'] }],
    },
  ],
} satisfies Demo;
