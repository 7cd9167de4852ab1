import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Native Drag',
  path: '/nativeDrag',
  description:
    'Seven stations with HTML drag events: drag between elements, into a frame of another origin, from a text selection and from outside the browser. Events dispatched by a script move nothing, and no browser starts such a drag by keyboard.',
  icon: 'arrows-move',
  tags: ['drag', 'dataTransfer', 'mouse', 'iframe', 'file'],
  keywords: 'drag and drop, html5 drag, HTML5 drag and drop, dragstart, drop event',
  paths: { pointer: 12 },
  beyond: true,
  pages: [
    { title: 'Tray', path: '/nativeDrag/tray', component: 'documents/Tray', frame: 'bare' },
    { title: 'Letter', path: '/nativeDrag/letter', component: 'documents/Letter', frame: 'bare' },
  ],
  capabilities: {
    'file-drops': ['file'],
    'native-drag': ['swap', 'copy-and-move', 'refusing', 'frame', 'text-selection', 'scrolling-list'],
  },
  tasks: tasksOf(stations, {
    swap: {
      difficulty: 'tricky',
      hint: 'Use real mouse input: press, move in several steps over the target, and release.',
    },
    'copy-and-move': {
      difficulty: 'hard',
      hint: 'Hold the key until after you have released the mouse, and let it go for the second drag.',
    },
    refusing: {
      difficulty: 'tricky',
      hint: 'Do two drags one after the other, and expect nothing from the first one.',
    },
    frame: {
      difficulty: 'hard',
      hint: 'Your tool may send drag events over the protocol of the browser, or use the second window.',
    },
    'text-selection': {
      difficulty: 'tricky',
      hint: 'A double click selects a word: the drag then starts on the selected text.',
    },
    'scrolling-list': {
      difficulty: 'hard',
      hint: 'Press and move before anything scrolls, and release only when Shelf 30 is under the pointer.',
    },
    file: {
      difficulty: 'hard',
      hint: 'Look for drag events in the protocol of the browser: they can carry the path of a file.',
    },
  }),
} satisfies Demo;
