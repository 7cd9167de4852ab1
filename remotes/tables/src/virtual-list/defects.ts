import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'no-scroll-needed',
    sentence: 'Drawer 41 opens without scrolling the list away.',
    steps: [
      'Go to ‘Drawer 41’ in the list ‘Drawers’ with the arrow keys alone, and press Enter.',
      'The station says Done. It should say that drawer 40 was still in the document.',
    ],
    class: 'boundary',
    file: 'components/Keyboard.tsx',
    find: 'else if (!wasOutOfDocument)',
    replace: 'else if (!wasOutOfDocument && current !== DRAWER + 1)',
    breaks: [],
  },
  {
    id: 'last-refused',
    sentence: 'The page refuses the number of the last vault.',
    steps: [
      'Type 10000 into ‘Go to vault’, and press ‘Go’.',
      'The page says ‘Type a whole number from 1 to 10000.’ The list should jump to vault 10000.',
    ],
    class: 'boundary',
    file: 'components/NumberField.tsx',
    find: 'number <= to',
    replace: 'number < to',
    breaks: [],
  },
  {
    id: 'next-selected',
    sentence: 'A screen reader says that the drawer after the current one is selected.',
    steps: [
      'Go to the list ‘Drawers’, and press Arrow Down once.',
      'In the accessibility tree, ‘Drawer 3’ is selected. It should be ‘Drawer 2’, the current one.',
    ],
    class: 'name or role',
    file: 'components/Keyboard.tsx',
    find: 'aria-selected={index + 1 === current}',
    replace: 'aria-selected={index === current}',
    breaks: [],
  },
] satisfies Defect[];
