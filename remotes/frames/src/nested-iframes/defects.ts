import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'too-much-history',
    sentence: 'Back does not leave the page after I have chosen other origins.',
    steps: [
      'Open the page from the home page and choose Cross origin.',
      'Press Back.',
      'You are still on the page. You should be on the home page.',
    ],
    class: 'history',
    file: 'NestedIframes.tsx',
    find: `        key={source}
`,
    replace: '',
    breaks: [],
    source: 'kiegroup/optaplanner-website#415',
  },
  {
    id: 'untitled-frame',
    sentence: 'A screen reader does not say what the frame is.',
    steps: ['Look at the title of the frame.', 'It has none. It should be First iframe.'],
    class: 'name or role',
    file: 'NestedIframes.tsx',
    find: `        title="First iframe"
`,
    replace: '',
    breaks: ['both-secrets', 'alternating-origins'],
    source: 'expressjs/expressjs.com#1801',
  },
  {
    id: 'choice-forgotten',
    sentence: 'After a reload, the frames come from the same origin again.',
    steps: ['Choose Cross origin.', 'Reload the page.', 'Same origin is chosen. It should be Cross origin.'],
    class: 'state',
    file: 'NestedIframes.tsx',
    find: `    showInAddress(chosen);
`,
    replace: '',
    breaks: [],
  },
  {
    id: 'too-wide',
    sentence: 'On a phone, the frame is wider than the screen.',
    steps: ['Make the window 390 pixels wide.', 'The right edge of the frame is outside. All of it should fit.'],
    class: 'width or theme',
    file: 'NestedIframes.tsx',
    find: 'className="d-block w-100 border rounded"',
    replace: `className="d-block border rounded"
        style={{ width: 'max(100%, 36rem)' }}`,
    breaks: [],
    source: 'docsifyjs/docsify#781',
  },
  {
    id: 'cross-is-same',
    sentence: 'With Cross origin, the frames still come from the origin of the page.',
    steps: [
      'Choose Cross origin.',
      'Look at the address of the first frame. It has the origin of the page. It should have another one.',
    ],
    class: 'value',
    file: 'NestedIframes.tsx',
    find: "mode === 'same' ? '' : otherOrigin('frames')",
    replace: "mode === 'alternate' ? otherOrigin('frames') : ''",
    breaks: [],
  },
  {
    id: 'labels-of-first',
    sentence: 'A press on each label chooses Same origin.',
    steps: ['Press the words Alternating origins.', 'Same origin stays chosen. It should be Alternating origins.'],
    class: 'name or role',
    file: 'ModeChoice.tsx',
    find: 'htmlFor={choice.mode}',
    replace: 'htmlFor={choices[0]?.mode}',
    breaks: ['alternating-origins'],
  },
] satisfies Defect[];
