import { act, renderHook } from '@testing-library/react';
import { useOrder } from './components/useOrder';
import { keyOf } from './keys';
import { type Click, nameOf } from './presses';
import { GESTURES } from './stations';
import { wrongWithSwipe } from './swipes';

const NO_KEYS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const click = (count = 1, more: Partial<Click> = {}): Click => ({ button: 'left', count, ...NO_KEYS, ...more });

test('all gestures in order are done, and one out of order restarts the sequence', () => {
  const { result } = renderHook(useOrder);
  const tell = (...ids: (typeof GESTURES)[number][]) => act(() => ids.forEach(result.current.onDone));
  tell('double-click');
  expect(result.current.order).toMatchObject({ next: 0, outcome: { text: 'Not done yet.' } });
  tell('click', 'focus', 'triple-click');
  const missed = 'Missed: you did Triple click, but Double click was next. The sequence restarts.';
  expect(result.current.order).toMatchObject({ next: 0, outcome: { text: missed } });
  tell(...GESTURES);
  expect(result.current.order.outcome.text).toBe('Done: you did all fourteen gestures in order.');
});

test.each<[string, Click[]]>([
  ['a click', [click()]],
  ['a click', [click(0)]],
  ['a double click', [click(), click(2)]],
  ['two clicks that do not belong together', [click(), click()]],
  ['a triple click', [click(), click(2), click(3)]],
  ['4 clicks', [click(), click(2), click(3), click(4)]],
  ['a right click', [click(1, { button: 'right' })]],
  ['two right clicks', [click(1, { button: 'right' }), click(1, { button: 'right' })]],
  ['two clicks with different buttons', [click(), click(1, { button: 'middle' })]],
  ['a click with Ctrl', [click(1, { ctrlKey: true })]],
  ['a click with Meta and Shift', [click(1, { metaKey: true, shiftKey: true })]],
])('calls it %s', (name, clicks) => expect(nameOf(clicks)).toBe(name));

test.each([
  [{ x: -150, y: 0 }, 300, undefined],
  [{ x: -100, y: 50 }, 1_999, undefined],
  [{ x: -100, y: 51 }, 300, 'it went up or down.'],
  [{ x: -99, y: 0 }, 300, 'it went 99 pixels to the left. At least 100 are needed.'],
  [{ x: 150, y: 0 }, 300, 'it went to the right.'],
  [{ x: 3, y: 3 }, 300, 'it was a tap.'],
  [{ x: -150, y: 0 }, 2_000, 'it took 2.0 seconds. It must take less than two.'],
])('a movement of %j in %i ms: %s', (by, milliseconds, wrong) => expect(wrongWithSwipe(by, milliseconds)).toBe(wrong));

test.each([
  ['K', { key: 'k', code: 'KeyK' }],
  ['Shift+Alt+K', { key: '\uf8ff', code: 'KeyK', shiftKey: true, altKey: true }],
  ['Ctrl+Meta+Enter', { key: 'Enter', code: 'Enter', ctrlKey: true, metaKey: true }],
  ['Space', { key: ' ', code: 'Space' }],
  ['', { key: 'Shift', code: 'ShiftLeft', shiftKey: true }],
  ['', { key: 'Tab', code: 'Tab' }],
])('a key is called %j', (name, pressed) => expect(keyOf({ ...NO_KEYS, ...pressed })).toBe(name));
