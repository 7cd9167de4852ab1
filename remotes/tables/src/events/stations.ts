import { defineStations } from '@playground/kit/contract/station';

const QUIET = 'The page waits half a second after the last press, so it notices an extra one.';

export const stations = defineStations({
  click: { name: 'Click', goal: 'Click the button ‘Click me’ once, without holding a key.', hard: QUIET },
  'double-click': { name: 'Double click', goal: 'Double-click the button ‘Click me twice’.', hard: QUIET },
  'triple-click': { name: 'Triple click', goal: 'Triple-click the button ‘Click me three times’.', hard: QUIET },
  'right-click': { name: 'Right click', goal: 'Right-click the button ‘Right-click me’ once.', hard: QUIET },
  'middle-click': {
    name: 'Middle click',
    goal: 'Click the button ‘Middle-click me’ once with the middle mouse button.',
    hard: 'A middle click sends an auxclick event instead of click, and a finger cannot do it.',
  },
  'modified-press': {
    name: 'Press with Ctrl or Meta',
    goal: 'Click the button ‘Click me with Ctrl’ once while you hold Ctrl or Meta (Command on a Mac).',
    hard: 'The key must be down during the click, and no other key.',
  },
  'hold-key': {
    name: 'Hold a key',
    goal: 'Focus the button ‘Hold H here’. Hold the H key down for at least one second, and release it.',
    hard: 'Most tools press and release a key immediately.',
  },
  focus: {
    name: 'Focus',
    goal: 'Focus the field ‘Focus me’. Press it or use the Tab key.',
    hard: 'When a script sets the focus, the focus event is trusted too. So this station also needs the press or the key.',
  },
  blur: {
    name: 'Blur',
    goal: 'Focus the field ‘Leave me’. Then leave it: press elsewhere or use the Tab key.',
    hard: 'Filling a field does not leave it, and leaving it by a script is a miss.',
  },
  wheel: {
    name: 'Wheel',
    goal: 'Turn the mouse wheel over the box ‘Turn the wheel here’.',
    hard: 'Scrolling the box by a script, with keys or with a finger does not count.',
  },
  chord: {
    name: 'Key chord',
    goal: 'Focus the button ‘Press Shift+Alt+K here’ and press Shift, Alt and K together.',
    hard: 'All three keys must be down at the same time. On a Mac these keys type another character, not a K.',
  },
  'enter-and-leave': {
    name: 'Enter and leave',
    goal: 'Move the pointer into the area ‘Pass through me’ and out of it again, without pressing.',
    hard: 'Many tools move the pointer in and leave it there. A finger cannot do it at all.',
  },
  swipe: {
    name: 'Swipe',
    goal: 'Swipe left over the area ‘Swipe left here’, with a finger, a pen or the mouse button held down. Move at least 100 pixels in less than two seconds.',
    hard: 'A swipe is a press, moves and a release of one pointer, not a scroll.',
  },
  pinch: {
    name: 'Pinch',
    goal: 'Zoom in on the area ‘Pinch me’ to at least 1.5 times its size. Spread two fingers, pinch on a trackpad, or turn the mouse wheel up while you hold Ctrl.',
    hard: 'Two fingers must be down at the same time. A trackpad sends wheel events with Ctrl instead.',
  },
  'all-in-order': {
    name: 'All in order',
    goal: 'Do the fourteen gestures of the page ‘Events’ in their order, from ‘Click’ to ‘Pinch’.',
    hard: 'A wrong gesture restarts the sequence. Only Focus, Blur, Wheel, and Enter and leave do not, because they can happen on the way to another target.',
  },
});

export type StationId = keyof typeof stations;

/** The fourteen stations with a target, in their order. */
export const GESTURES = (Object.keys(stations) as StationId[]).filter((id) => id !== 'all-in-order');

/** Gestures that happen when the pointer or the focus moves to another target. */
export const PASSING: StationId[] = ['focus', 'blur', 'wheel', 'enter-and-leave'];
