import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'no-margin',
    sentence: 'My phone cannot read the code in dark mode, because it has no white margin.',
    steps: [
      'Turn on Dark mode, type mango and press Generate.',
      'The code touches the dark page. It should have a white margin.',
    ],
    class: 'width or theme',
    file: 'QrCode.tsx',
    find: 'marginSize={4}',
    replace: 'marginSize={0}',
    breaks: [],
    source: 'kern/filepizza#231',
  },
  {
    id: 'question-marks',
    sentence: 'A text in Russian comes out of the code as question marks.',
    steps: ['Type манго and press Generate.', 'Read the code.', 'Its text is ?????. It should be манго.'],
    class: 'input',
    file: 'QrCode.tsx',
    find: '<QRCodeSVG value={text}',
    replace: "<QRCodeSVG value={text.replace(/[^\\x00-\\xff]/g, '?')}",
    breaks: [],
    source: 'toolicious/labler#13',
  },
  {
    id: 'counts-letters',
    sentence: 'A long text with euro signs breaks the page.',
    steps: [
      'Generate the code of 1000 euro signs.',
      'The page shows that it has failed. It should say that the text is too long.',
    ],
    class: 'boundary',
    file: 'capacity.ts',
    find: 'new TextEncoder().encode(text).length <= BYTES',
    replace: 'text.length <= BYTES',
    breaks: ['too-long'],
    source: 'davidshimjs/qrcodejs#9',
  },
  {
    id: 'text-stays',
    sentence: 'The field keeps the old text, so I have to delete it before the next one.',
    steps: ['Type mango and press Generate.', 'The field still has mango. It should be empty.'],
    class: 'state',
    file: 'QrCode.tsx',
    find: "setText('');",
    replace: '',
    breaks: ['read'],
  },
  {
    id: 'old-code-stays',
    sentence: 'If I generate a code of nothing, the old code stays.',
    steps: ['Generate a code.', 'Press Generate with an empty field.', 'The old code is there. It should be gone.'],
    class: 'boundary',
    file: 'QrCode.tsx',
    find: 'event.preventDefault();',
    replace: `event.preventDefault();
    if (!text) return;`,
    breaks: [],
  },
] satisfies Defect[];
