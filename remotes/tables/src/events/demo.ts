import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Events',
  path: '/events',
  description:
    'Fourteen targets, each for one gesture: clicks of every kind, keys, focus, wheel, hover, swipe and pinch. A wrong or extra gesture is a miss, and so is an event by a script.',
  icon: 'hand-index',
  tags: ['mouse', 'keyboard', 'touch', 'wheel', 'gesture', 'isTrusted'],
  keywords:
    'touch, keyboard shortcut, focus, hotkey, mouse events, send keys, sendKeys, key press, keyboard press, tab key, arrow keys, tap, blur, swipe, pinch zoom, modifier keys, Shift click, drag gesture, double click, dblclick, mouse wheel',
  paths: { pointer: 6 },
  beyond: true,
  capabilities: {
    hover: ['enter-and-leave'],
    'mouse-buttons': ['double-click', 'triple-click', 'right-click', 'middle-click', 'modified-press', 'chord'],
    'long-press': ['hold-key'],
    wheel: ['wheel', 'pinch'],
    touch: ['swipe'],
  },
  tasks: tasksOf(stations, {
    click: { difficulty: 'basic', hint: 'One plain click of your tool is enough, without a second one.' },
    'double-click': {
      difficulty: 'basic',
      hint: 'Your tool has a method for a double click: two separate clicks may be too slow.',
    },
    'triple-click': { difficulty: 'tricky', hint: 'Look for a click count, or press and release three times at once.' },
    'right-click': { difficulty: 'basic', hint: 'Look up which option of a click chooses the mouse button.' },
    'middle-click': { difficulty: 'tricky', hint: 'Look up which option of a click chooses the mouse button.' },
    'modified-press': {
      difficulty: 'tricky',
      hint: 'Hold the key down before the click and release it after, or use the option for modifiers.',
    },
    'hold-key': { difficulty: 'tricky', hint: 'Press and release are two calls: wait in between.' },
    focus: { difficulty: 'tricky', hint: 'Press Tab from the element before it, or click the field.' },
    blur: { difficulty: 'tricky', hint: 'Click the field first, and then press Tab.' },
    wheel: { difficulty: 'tricky', hint: 'Move the mouse over the box, and then use the wheel of your tool.' },
    chord: { difficulty: 'tricky', hint: 'Press three keys down one after the other, and release them afterwards.' },
    'enter-and-leave': { difficulty: 'tricky', hint: 'Hover over the area, and then move the mouse away.' },
    swipe: { difficulty: 'tricky', hint: 'Press the mouse, move it to the left in steps, and release it.' },
    pinch: {
      difficulty: 'hard',
      hint: 'Hold Ctrl and turn the wheel up over the area, because few tools have two fingers.',
    },
    'all-in-order': {
      difficulty: 'hard',
      hint: 'Do the stations one after the other on the same page, without a reload.',
    },
  }),
} satisfies Demo;
