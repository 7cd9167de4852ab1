import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Shadow Roots',
  path: '/shadowRoots',
  description:
    'Nine stations with shadow roots: closed, nested, made by the parser and attached late, and roots with slots, focus, ids, labels and forms across their border. Input by a script does not count.',
  icon: 'diagram-3',
  tags: ['shadow DOM', 'custom elements', 'slot', 'focus', 'form'],
  keywords: 'web component, closed shadow root, slotted, closed root, form-associated, focus delegation',
  paths: { frames: 9 },
  beyond: true,
  capabilities: {
    'shadow-roots': [
      'three-levels',
      'slotted-button',
      'declarative-root',
      'focus-delegated',
      'form-element',
      'same-id',
      'label-across',
      'late-root',
    ],
    'closed-roots': ['closed-root'],
  },
  tasks: tasksOf(stations, {
    'closed-root': {
      difficulty: 'hard',
      hint: 'No selector enters a closed root, but Tab does, and so does a click at coordinates.',
    },
    'three-levels': {
      difficulty: 'tricky',
      hint: 'The roots are open: use selectors that enter them, or go from host to host.',
    },
    'slotted-button': {
      difficulty: 'tricky',
      hint: 'Ask for what is visible or has a role, because one of the buttons is never shown.',
    },
    'declarative-root': {
      difficulty: 'tricky',
      hint: 'Enter the frame by its title first, and then the open root inside it.',
    },
    'focus-delegated': {
      difficulty: 'tricky',
      rule: 'A script may give the focus, but not type.',
      hint: 'Give the host the focus with a method of your tool, and then type with the keyboard.',
    },
    'form-element': {
      difficulty: 'tricky',
      hint: 'The stars are buttons inside the element: press them, and press Send in the form around it.',
    },
    'same-id': { difficulty: 'tricky', hint: 'Start from the host of the root, and look for the id only inside it.' },
    'label-across': { difficulty: 'tricky', hint: 'The field has no accessible name, but it has an id.' },
    'late-root': {
      difficulty: 'tricky',
      hint: 'The old button has the same name: wait for the new one inside the host.',
    },
  }),
} satisfies Demo;
