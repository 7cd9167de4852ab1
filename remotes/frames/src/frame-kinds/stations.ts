import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  srcdoc: {
    name: 'Frame from srcdoc',
    goal: 'Press ‘Sign’ in the frame ‘Contract in an attribute’.',
    hard: 'The document is in an attribute, so its address is about:srcdoc. You cannot find the frame by its address, or open it in a tab.',
  },
  blob: {
    name: 'Frame from a blob',
    goal: 'Press ‘Sign’ in the frame ‘Contract in memory’.',
    hard: 'The blob: address is new on every visit. It stops working when the frame has loaded, so you cannot open it in a tab.',
  },
  written: {
    name: 'Frame written by script',
    goal: 'Press ‘Sign’ in the frame ‘Contract written by script’.',
    hard: 'The frame has no source and starts as an empty about:blank. A script then writes the document, so anything found in the empty one is gone.',
  },
  frameset: {
    name: 'Legacy frameset',
    goal: 'Press ‘Open the frameset in a tab’. Press ‘Sign’ in the frame with the name ‘contract’ there.',
    hard: 'The document in the tab has a frameset instead of a body, and its frames are frame elements. A search for iframe or body finds nothing.',
  },
  'five-levels': {
    name: 'Five levels deep',
    goal: 'Press ‘Sign’ in the frame ‘Level 5’, which is inside four others.',
    hard: 'Each level has the same button, but only the innermost counts. You have to enter each document from the one around it.',
  },
  'out-of-view': {
    name: 'Frame out of view',
    goal: 'Scroll to the end of the frame ‘Archive’. Press ‘Sign’ in the frame ‘Archived contract’ there.',
    hard: 'The button is below the visible part of the frame around it. Two documents have to scroll before a pointer reaches it.',
  },
  late: {
    name: 'Late frame',
    goal: 'Press ‘Ask for the contract’, and wait for the frame ‘Late contract’. Then press ‘Sign’ in it.',
    hard: 'The frame appears two seconds after you ask for it. A search that looks only once finds nothing, and asking again restarts the two seconds.',
  },
  restless: {
    name: 'Restless frame',
    goal: 'Type ‘Ada Lovelace’ into the field ‘Full name’ in the frame ‘Restless contract’, and press ‘Sign’ there.',
    hard: 'Each letter you type changes the name and the src of the frame. Locators that use these stop matching. Any other name is a miss.',
  },
  'closed-root': {
    name: 'Frame in a closed root',
    goal: 'Press ‘Sign’ in the frame ‘Contract in a closed root’.',
    hard: 'No script of the page can look into the root. Neither a selector nor window.frames finds the frame, although you can see it.',
  },
});
