import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'only-by-mouse',
    sentence: 'With the keyboard, the text never shows.',
    steps: ['Press Tab until the button has the focus.', 'No text shows. It should.'],
    class: 'keyboard',
    file: 'MouseHover.tsx',
    find: "onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}",
    replace: '',
    breaks: ['focus'],
    source: 'microsoft/vscode#52016',
  },
  {
    id: 'stuck-after-click',
    sentence: 'After a click, the text stays when the pointer leaves.',
    steps: ['Click the button.', 'Move the pointer away.', 'The text is still there. It should hide.'],
    class: 'state',
    file: 'MouseHover.tsx',
    find: "setTapped((nativeEvent as PointerEvent).pointerType === 'touch')",
    replace: 'setTapped(Boolean(nativeEvent))',
    breaks: [],
    source: 'miniJs/miniTip#1',
  },
  {
    id: 'stuck-after-tab',
    sentence: 'The text stays when the focus leaves the button.',
    steps: [
      'Press Tab until the button has the focus.',
      'Press Shift and Tab.',
      'The text is still there. It should hide.',
    ],
    class: 'focus',
    file: 'MouseHover.tsx',
    find: `onBlur={() => {
          setFocused(false);`,
    replace: 'onBlur={() => {',
    breaks: [],
  },
  {
    id: 'late-text',
    sentence: 'The text shows after the pointer has gone, and stays.',
    steps: [
      'Move the pointer quickly over the button and away from it.',
      'The text shows a moment later. It should not show.',
    ],
    class: 'timing',
    file: 'MouseHover.tsx',
    find: 'onMouseEnter={() => setPointed(true)}',
    replace: 'onMouseEnter={() => setTimeout(() => setPointed(true), 300)}',
    breaks: [],
  },
  {
    id: 'not-announced',
    sentence: 'A screen reader does not say the text.',
    steps: ['Move the pointer over the button.', 'Look at the role of the text. It has none. It should be a status.'],
    class: 'name or role',
    file: 'MouseHover.tsx',
    find: '<div role="status" className=',
    replace: '<div className=',
    breaks: ['hover', 'focus'],
  },
] satisfies Defect[];
