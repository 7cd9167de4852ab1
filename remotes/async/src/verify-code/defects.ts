import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'as-a-number',
    sentence: 'The page accepts codes with zeros before them.',
    steps: [
      'Press Get Code, and type the code with 00 before it.',
      'Press Verify.',
      'It says Valid Code. It should say Invalid Code.',
    ],
    class: 'input',
    file: 'VerifyCode.tsx',
    find: 'typed === code',
    replace: 'Number(typed) === Number(code)',
    breaks: [],
    source: 'wstrange/GoogleAuth#37',
  },
  {
    id: 'no-focus',
    sentence: 'After Get Code, I have to find the field by myself.',
    steps: [
      'Press Tab until Get Code has the focus, and press Enter.',
      'The field appears without the focus. It should have it.',
    ],
    class: 'focus',
    file: 'VerifyCode.tsx',
    find: `          ref={takeFocus}
`,
    replace: '',
    breaks: [],
  },
  {
    id: 'dead-label',
    sentence: 'A screen reader does not say what the field is for.',
    steps: ['Press Get Code.', 'Press the label Type the code. The field does not get the focus, and it has no name.'],
    class: 'name or role',
    file: 'VerifyCode.tsx',
    find: '<label htmlFor="typed"',
    replace: '<label',
    breaks: ['valid', 'invalid'],
  },
  {
    id: 'emptied-field',
    sentence: 'Verify empties the field, so I cannot see what I mistyped.',
    steps: ['Press Get Code, type 0000 and press Verify.', 'The field is empty. It should still have 0000.'],
    class: 'state',
    file: 'VerifyCode.tsx',
    find: 'setValid(typed === code);',
    replace: `setValid(typed === code);
    setTyped('');`,
    breaks: ['invalid'],
  },
  {
    id: 'dark-code',
    sentence: 'In dark mode I cannot read the code.',
    steps: [
      'Switch Dark mode on.',
      'Press Get Code.',
      'The code is almost black on almost black. It should be as light as the text beside it.',
    ],
    class: 'width or theme',
    file: 'VerifyCode.tsx',
    find: '<strong className="font-monospace">',
    replace: '<strong className="font-monospace text-dark">',
    breaks: [],
    source: 'TOMToolkit/tom_base#1350',
  },
] satisfies Defect[];
