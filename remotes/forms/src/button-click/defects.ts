import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'toggles',
    sentence: 'A second click takes the message away again.',
    steps: ['Press ‘Click here’ twice.', 'The message is gone. It should stay.'],
    class: 'state',
    file: 'ButtonClick.tsx',
    find: 'setRevealed(true)',
    replace: 'setRevealed(!revealed)',
    breaks: [],
  },
  {
    id: 'no-enter',
    sentence: 'The button works with the mouse, but not with the keyboard.',
    steps: ['Move to the button with Tab and press Enter.', 'Nothing happens. The message should show.'],
    class: 'keyboard',
    file: 'ButtonClick.tsx',
    find: 'onClick=',
    replace: 'onMouseDown=',
    breaks: [],
  },
  {
    id: 'short-message',
    sentence: 'The message goes away by itself after three seconds, before I can read it.',
    steps: ['Press ‘Click here’ and wait four seconds.', 'The message is gone. It should stay.'],
    class: 'timing',
    file: 'ButtonClick.tsx',
    find: 'onClick={() => setRevealed(true)}',
    replace: `onClick={() => {
          setRevealed(true);
          setTimeout(() => setRevealed(false), 3000);
        }}`,
    breaks: [],
    source: 'OpenChain-Project/Online-Self-Certification-Web-App#85',
  },
  {
    id: 'late-region',
    sentence: 'My screen reader does not read the message aloud.',
    steps: [
      'Before a click, look for an element with the role status in the page.',
      'There is none. An empty one should be there, or screen readers skip its first text.',
    ],
    class: 'name or role',
    file: 'ButtonClick.tsx',
    find: '<div role="status">',
    replace: "<div role={revealed ? 'status' : undefined}>",
    breaks: [],
    source: 'nvaccess/nvda#14591',
  },
  {
    id: 'covered',
    sentence: 'The button cannot be pressed with the mouse, because something invisible lies over it.',
    steps: ['Press ‘Click here’ with the mouse.', 'Nothing happens. The message should show.'],
    class: 'covered',
    file: 'ButtonClick.tsx',
    find: '<div role="status">',
    replace: `<div role="status" className="position-relative" style={{ marginTop: '-5rem', paddingTop: '5rem' }}>`,
    breaks: ['reveal'],
  },
] satisfies Defect[];
