import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Frame Kinds',
  path: '/frameKinds',
  description:
    'Press Sign in each frame: from an attribute, from memory, written by script, in a frameset, five levels deep, out of view, late, changing while you type, and in a closed shadow root. Input by a script does not count.',
  icon: 'window-split',
  tags: ['iframe', 'frameset', 'srcdoc', 'shadow DOM', 'wait'],
  keywords:
    'nested iframe, detached frame, switch to frame, frame was detached, dynamic iframe, late iframe, no such frame, NoSuchFrameException',
  paths: { frames: 7 },
  beyond: true,
  pages: [{ title: 'Legacy Frameset', path: '/frameKinds/frameset', component: 'LegacyFrameset', frame: 'full' }],
  capabilities: {
    frames: ['srcdoc', 'blob', 'written', 'frameset', 'five-levels', 'out-of-view', 'late', 'restless'],
    'closed-roots': ['closed-root'],
  },
  tasks: tasksOf(stations, {
    srcdoc: { difficulty: 'tricky', hint: 'The address does not help: find the frame by its title.' },
    blob: { difficulty: 'tricky', hint: 'The address is new in each visit, so find the frame by its title.' },
    written: {
      difficulty: 'tricky',
      hint: 'Enter the frame and wait for the button, because the first document is empty.',
    },
    frameset: {
      difficulty: 'hard',
      hint: 'Frames of a frameset are frame elements: find this one by its name, in the new tab.',
    },
    'five-levels': {
      difficulty: 'tricky',
      hint: 'Enter the frames one inside the other, by their titles from Level 1 to Level 5.',
    },
    'out-of-view': {
      difficulty: 'tricky',
      hint: 'Enter both frames first: most tools then scroll to the button by themselves.',
    },
    late: {
      difficulty: 'tricky',
      hint: 'Press the first button once, and wait for the frame with the limit of your tool.',
    },
    restless: { difficulty: 'tricky', hint: 'Name and address change while you type, but the title does not.' },
    'closed-root': {
      difficulty: 'hard',
      hint: 'No selector reaches this frame: look for a list of all frames in your tool, or use the keyboard.',
    },
  }),
} satisfies Demo;
