import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'first-page-counts',
    sentence: 'Keep counts on page 1 of the notebook.',
    steps: [
      'Press ‘Turn the page’ once, and press ‘Keep’ in the window.',
      'The station is done. It should be missed, because it asks for page 2.',
    ],
    class: 'value',
    file: 'components/NamedWindow.tsx',
    find: "text !== '2'",
    replace: "text > '2'",
    breaks: [],
  },
  {
    id: 'no-second-question',
    sentence: 'If I close the popup and open it again, it gets no question.',
    steps: [
      'Press ‘Open the sum’ and close the popup. Press ‘Open the sum’ again.',
      'The popup waits for the page for ever. It should show a question.',
    ],
    class: 'state',
    file: 'components/AnsweringPopup.tsx',
    find: "if (kind === 'hello') answer",
    replace: "if (kind === 'hello' && outcome.count === 0) answer",
    breaks: [],
  },
  {
    id: 'always-on-the-way',
    sentence: 'After the visitor has left, the page says that he is on the way.',
    steps: [
      'Press ‘Send for the visitor’, wait for the popup and close it.',
      'The page says that the visitor is on the way. It should say that no visitor is.',
    ],
    class: 'message',
    file: 'components/LatePopup.tsx',
    find: '    setSent(false);\n',
    replace: '',
    breaks: [],
  },
] satisfies Defect[];
