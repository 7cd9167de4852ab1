import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'typed-again',
    sentence: 'If I type the old text again, it counts as undone.',
    steps: [
      'Undo two changes in the editor ‘Order’, note the text, and do them again with ‘Redo’.',
      'Select all, type the noted text and press ‘Check order’.',
      'The station is done. It should be missed, because typing is not undoing.',
    ],
    class: 'input',
    file: 'components/UndoTwice.tsx',
    find: 'undo === 1 && redo >= 2 ?',
    replace: 'undo >= 1 ?',
    breaks: [],
  },
  {
    id: 'only-first-names',
    sentence: 'The menu of people finds nobody if I type the last name.',
    steps: [
      'Type @ and the last name of the person into ‘Invitation’ and wait.',
      'No menu opens. It should offer the person, because the last name is a part of the name.',
    ],
    class: 'input',
    file: 'editor/useMenu.ts',
    find: 'name.toLowerCase().includes(',
    replace: 'name.toLowerCase().startsWith(',
    breaks: [],
  },
  {
    id: 'short-model',
    sentence: 'The model beside the code editor has only the first 58 lines.',
    steps: [
      'Press ‘Open the code editor’ and scroll down in ‘Lamps in the model’.',
      'Its last line is that of lamp-58. It should be that of lamp-60, as in the editor.',
    ],
    class: 'value',
    file: 'components/CodeEditor.tsx',
    find: "text={lines.join('\\n')}",
    replace: "text={lines.slice(0, 58).join('\\n')}",
    breaks: [],
  },
] satisfies Defect[];
