import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'menu-over-result',
    sentence: 'The menu of the browser covers the result.',
    steps: ['Click the button with the right mouse button.', 'The menu of the browser opens. It should not.'],
    class: 'covered',
    file: 'RightClick.tsx',
    find: `        event.preventDefault();
`,
    replace: '',
    breaks: [],
    source: 'vmaimone/vue-context-menu#3',
  },
  {
    id: 'left-too',
    sentence: 'The left mouse button counts too.',
    steps: [
      'Click the button with the left mouse button.',
      'It says that it was right clicked. It should still say ‘Right click here’.',
    ],
    class: 'input',
    file: 'RightClick.tsx',
    find: '{...longPress}',
    replace: `{...longPress}
      onClick={() => setClicked(true)}`,
    breaks: [],
  },
  {
    id: 'scroll-counts',
    sentence: 'When I scroll with a finger on the button, it counts as a long press.',
    steps: [
      'Open the page on a phone, put a finger on the button and move it for a second.',
      'The button says that it was right clicked. It should still say ‘Right click here’.',
    ],
    class: 'input',
    file: 'useLongPress.ts',
    find: 'if (Math.hypot(finger.clientX - press.current.x, finger.clientY - press.current.y) > SLOP) end();',
    replace: '',
    breaks: [],
    source: 'lucasr/twoway-view#2',
  },
  {
    id: 'undone',
    sentence: 'A second right click takes the first one back.',
    steps: [
      'Click the button twice with the right mouse button.',
      'It says ‘Right click here’. It should say that it was right clicked.',
    ],
    class: 'timing',
    file: 'RightClick.tsx',
    find: `event.preventDefault();
        setClicked(true);`,
    replace: `event.preventDefault();
        setClicked((before) => !before);`,
    breaks: [],
  },
  {
    id: 'wrong-words',
    sentence: 'After a right click, the button says that it was clicked.',
    steps: [
      'Click the button with the right mouse button.',
      'It says ‘The button was clicked’. It should say ‘The button was right clicked’.',
    ],
    class: 'message',
    file: 'RightClick.tsx',
    find: "'The button was right clicked'",
    replace: "'The button was clicked'",
    breaks: ['right-click'],
  },
] satisfies Defect[];
