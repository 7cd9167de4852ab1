import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'locked-door-forgiven',
    sentence: 'The open door counts after I knocked at the locked one.',
    steps: [
      'Press ‘Knock’ in the frame with the locked door, and then in the one with the open door.',
      'The station is done. It should stay missed until you reload the page.',
    ],
    class: 'state',
    file: 'components/Doors.tsx',
    find: "door === 'open' && !wrong",
    replace: "door === 'open'",
    breaks: [],
  },
  {
    id: 'only-one-order',
    sentence: 'If I press the button in the blob first, the station is not done.',
    steps: [
      'Press ‘Click me’ in the frame ‘From a blob’, and then in the frame ‘From srcdoc’.',
      'The station is not done. It should be, because both buttons were pressed.',
    ],
    class: 'state',
    file: 'components/Local.tsx',
    find: 'all.length === 2',
    replace: "all.join() === 'srcdoc-frame,blob-frame'",
    breaks: [],
  },
  {
    id: 'never-loaded',
    sentence: 'The page says that the lazy frame was not loaded yet while it is there.',
    steps: [
      'Scroll down to the frame ‘Lazy’, and back to the words above it.',
      'The page says that the frame was not loaded yet. It should say that it was.',
    ],
    class: 'message',
    file: 'components/Lazy.tsx',
    find: 'onLoad={() => setLoaded(true)}',
    replace: 'onLoad={() => setLoaded(false)}',
    breaks: [],
  },
] satisfies Defect[];
