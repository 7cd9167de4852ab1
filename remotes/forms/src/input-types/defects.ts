import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'too-long-counts',
    sentence: 'A cable that is one step longer than the shortest one counts too.',
    steps: [
      'Type the length that the cable needs into ‘Cable length’, press the up arrow twice and press ‘Check cable length’.',
      'The station is done. It should be missed, because a shorter length is long enough.',
    ],
    class: 'boundary',
    file: 'components/NumberWithAStep.tsx',
    find: 'length > cable + 1',
    replace: 'length > cable + 8',
    breaks: [],
  },
  {
    id: 'space-in-code',
    sentence: 'If I paste the code as the page writes it, it is refused.',
    steps: [
      'Copy the code with its space, paste it into ‘Digit 1’ and press ‘Check code’.',
      'The station is missed. It should be done.',
    ],
    class: 'input',
    file: 'components/SixBoxes.tsx',
    find: ".replace(/\\D/g, '')",
    replace: '.trim()',
    breaks: [],
  },
  {
    id: 'only-fewer-left',
    sentence: 'The number of fields left does not grow when I type into an empty field.',
    steps: ['Empty ‘Full name’ and type a letter into it again.', '‘Fields left’ says 8. It should say 9.'],
    class: 'state',
    file: 'components/ClearThemAll.tsx',
    find: 'setLeft(filled.length)',
    replace: 'setLeft((before) => Math.min(before, filled.length))',
    breaks: [],
  },
] satisfies Defect[];
