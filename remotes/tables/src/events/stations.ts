import { defineStations } from '@playground/kit/contract/station';

const QUIET = 'It is judged half a second after the last press, so that one too many is noticed.';

export const stations = defineStations({
  click: { name: 'Click', goal: 'Click the button Click me once, without any key.', hard: QUIET },
  'double-click': { name: 'Double click', goal: 'Double-click the button Click me twice.', hard: QUIET },
  'triple-click': { name: 'Triple click', goal: 'Triple-click the button Click me three times.', hard: QUIET },
  'right-click': { name: 'Right click', goal: 'Right-click the button Right-click me once.', hard: QUIET },
  'middle-click': {
    name: 'Middle click',
    goal: 'Click the button Middle-click me once with the middle button of the mouse.',
    hard: 'A middle click is no click event, and a finger has none.',
  },
  'modified-press': {
    name: 'Press with Ctrl or Meta',
    goal: 'Click the button Click me with Ctrl once while Ctrl or Meta (Command on a Mac) is held down.',
    hard: 'The key has to be down during the click, and no other may be.',
  },
  'hold-key': {
    name: 'Hold a key',
    goal: 'Give the button Hold H here the focus, hold the key H down for at least one second and let go of it.',
    hard: 'Most tools press and release a key at once.',
  },
  focus: {
    name: 'Focus',
    goal: 'Give the field Focus me the focus, by a press on it or by the Tab key.',
    hard: 'A focus that a script sets is a trusted event too: here the press or the key has to come with it.',
  },
  blur: {
    name: 'Blur',
    goal: 'Give the field Leave me the focus and take it away again, by a press elsewhere or by the Tab key.',
    hard: 'Filling a field does not leave it, and a script that does is noticed.',
  },
  wheel: {
    name: 'Wheel',
    goal: 'Turn the wheel of the mouse over the box Turn the wheel here.',
    hard: 'To scroll the box by a script, by keys or by a finger does not count.',
  },
  chord: {
    name: 'Key chord',
    goal: 'Give the button Press Shift+Alt+K here the focus and press Shift, Alt and K together.',
    hard: 'The keys have to be down at once, and on a Mac the letter that comes of it is no K.',
  },
  'enter-and-leave': {
    name: 'Enter and leave',
    goal: 'Move the pointer into the area Pass through me and out of it again, without a press.',
    hard: 'Tools move the pointer in and then leave it there; a finger cannot do it at all.',
  },
  swipe: {
    name: 'Swipe',
    goal: 'Swipe to the left over the area Swipe left here, at least 100 pixels in less than two seconds, by finger, pen or pressed mouse.',
    hard: 'A swipe is a press, moves and a release of one pointer, not a scroll.',
  },
  pinch: {
    name: 'Pinch',
    goal: 'Pinch the area Pinch me apart to at least one and a half times its size, with two fingers, on a trackpad, or by the wheel of the mouse with Ctrl held down.',
    hard: 'Two fingers have to be down at once; a trackpad and a mouse say the same by a wheel with Ctrl.',
  },
  'all-in-order': {
    name: 'All in order',
    goal: 'Do the fourteen gestures above one after the other, from Click to Pinch, in one go.',
    hard: 'One that is out of order begins it again; what a pointer or a focus only passes (Focus, Blur, Wheel, Enter and leave) does not.',
  },
});

export type StationId = keyof typeof stations;

/** The fourteen of them that have a target, in their order. */
export const GESTURES = (Object.keys(stations) as StationId[]).filter((id) => id !== 'all-in-order');

/** What happens to a pointer or a focus on its way to another target. */
export const PASSING: StationId[] = ['focus', 'blur', 'wheel', 'enter-and-leave'];
