import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  swap: {
    name: 'Swap two',
    goal: 'Drag one of the two cards onto the other one, so that they change places.',
    hard: 'Only a drag that the browser itself starts carries data. Events dispatched by a script move nothing.',
  },
  'copy-and-move': {
    name: 'Copy with a modifier, move without',
    goal: 'Copy ‘Apple’ into the ‘Basket’: drag it while you hold Ctrl (Option on a Mac). Then move ‘Pear’ into the ‘Basket’: drag it without a key.',
    hard: 'The key must be down when you release the pointer. A fruit dropped the wrong way goes back to the shelf.',
  },
  refusing: {
    name: 'A target that refuses',
    goal: 'Drop ‘Bottle’ on the bin ‘Paper’, which refuses it. Then drop it on the bin ‘Glass’, which takes it.',
    hard: 'A target that refuses gets no drop event. The only sign is that the drag ends without a drop.',
  },
  frame: {
    name: 'Into a frame of another origin',
    goal: 'Drag the letter into the frame ‘Tray’, which is of another origin. If the browser refuses, follow the link ‘The letter in a window of its own’. Then drag it from there.',
    hard: 'Chrome does not let you drag from a page into its frame of another origin. It allows a drag from another window.',
  },
  'text-selection': {
    name: 'A text selection into a field',
    goal: 'Select the word ‘marmalade’ in the sentence, and drag the selection into the field ‘Word’.',
    hard: 'Only the selected text is draggable, and typing or pasting the word does not count.',
  },
  'scrolling-list': {
    name: 'A list that scrolls while one drags',
    goal: 'Drag ‘Parcel’ from ‘Shelf 1’ to ‘Shelf 30’.',
    hard: 'Shelf 30 is out of view when the drag starts. The list scrolls while the pointer rests near its upper or lower edge.',
  },
  file: {
    name: 'A file from outside',
    goal: 'Drag one file, not a folder, from your computer onto the box ‘Tray for files’.',
    hard: 'No element of the page is dragged, and there is no file field to fill. A tool must pass the file to the browser itself.',
  },
});
