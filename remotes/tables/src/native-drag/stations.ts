import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  swap: {
    name: 'Swap two',
    goal: 'Drag card A onto card B, so that the two change places.',
    hard: 'Only a drag that the browser itself has begun carries data: events dispatched by a script move nothing.',
  },
  'copy-and-move': {
    name: 'Copy with a modifier, move without',
    goal: 'Drag Apple into the basket with Ctrl held down (Option on a Mac), so that a copy of it arrives, and Pear without any key, so that it moves.',
    hard: 'The key has to be down when the pointer is released, and what is done in the wrong way goes back.',
  },
  refusing: {
    name: 'A target that refuses',
    goal: 'Drop Bottle on the bin for paper, which refuses it, and after that on the bin for glass, which takes it.',
    hard: 'A bin that refuses gets no drop event, and its only sign is a drag that ends with nothing dropped.',
  },
  frame: {
    name: 'Into a frame of another origin',
    goal: 'Drag the letter into the tray, which is in a frame of another origin; where the browser refuses that, drag it there from a window of its own.',
    hard: 'Chrome lets nothing be dragged from a page into a frame of another origin in it; what comes from another window it takes for a drag from outside.',
  },
  'text-selection': {
    name: 'A text selection into a field',
    goal: 'Select the word marmalade in the sentence and drag the selection into the field Word.',
    hard: 'Nothing here is draggable but what is selected, and a word that is typed or pasted does not count.',
  },
  'scrolling-list': {
    name: 'A list that scrolls while one drags',
    goal: 'Drag Parcel from shelf 1 and drop it on shelf 30.',
    hard: 'Shelf 30 is out of sight when the drag begins; near its upper and lower edge the list scrolls, and goes on as long as the pointer rests there.',
  },
  file: {
    name: 'A file from outside',
    goal: 'Drag any one file from a folder of your computer onto the tray for files.',
    hard: 'No element of the page is dragged and there is no file field to fill, so a tool has to hand the file to the browser itself.',
  },
});
