import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  srcdoc: {
    name: 'Frame from srcdoc',
    goal: 'Press Sign in the frame whose document stands in its srcdoc attribute.',
    hard: 'The frame has no address of its own: it is about:srcdoc, here and on every other page, so nobody can look for it or open it in a tab.',
  },
  blob: {
    name: 'Frame from a blob',
    goal: 'Press Sign in the frame whose document is a blob.',
    hard: 'The blob: address is another one on every visit, and leads nowhere once the frame has loaded, so opening it in a tab is no way in.',
  },
  written: {
    name: 'Frame written by script',
    goal: 'Press Sign in the frame that has no source, and whose document was written by a script.',
    hard: 'The frame starts as an empty about:blank and its document is written over that: what a tool found or left in the empty one is gone.',
  },
  frameset: {
    name: 'Legacy frameset',
    path: '/frameKinds/frameset',
    goal: 'Press Sign in the frame named contract of the frameset.',
    hard: 'The document has a frameset instead of a body, and its frames are frame elements: whoever looks for iframe or body finds none.',
  },
  'five-levels': {
    name: 'Five levels deep',
    goal: 'Press Sign on the fifth level, in the frame that is inside four others.',
    hard: 'Every level has the same button: all but the innermost are traps, and each document has to be entered from the one around it.',
  },
  'out-of-view': {
    name: 'Frame out of view',
    goal: 'Press Sign in the frame at the end of the frame that scrolls.',
    hard: 'The button is below the edge of the frame that holds its frame, so that two documents have to scroll before a pointer reaches it.',
  },
  late: {
    name: 'Late frame',
    goal: 'Press Ask for the contract, wait for the frame that comes, and press Sign in it.',
    hard: 'The frame comes two seconds after it was asked for: whoever looks once finds nothing. Asking again begins the two seconds anew.',
  },
  restless: {
    name: 'Restless frame',
    goal: 'Type Ada Lovelace into Full name in the frame, and press Sign there.',
    hard: 'With each change of the field the frame has another name and another src: what found it by these finds it no more. Any other name is a miss.',
  },
  'closed-root': {
    name: 'Frame in a closed root',
    goal: 'Press Sign in the frame that is in a closed shadow root.',
    hard: 'No script of the page looks into the root: neither a selector nor window.frames knows of the frame, although anybody can see it.',
  },
});
