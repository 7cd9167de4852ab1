import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'first-soup',
    sentence: 'The soup of the starters counts too.',
    steps: [
      'Choose ‘Soup’ of the group ‘Starters’ and press ‘Check dish’.',
      'The station is done. It should be missed, because it asks for the soup of the main dishes.',
    ],
    class: 'value',
    file: 'NativeSelects.tsx',
    find: "option.value === 'main-soup'",
    replace: "option.value.endsWith('-soup')",
    breaks: [],
  },
  {
    id: 'second-town',
    sentence: 'After I choose another town, the list of streets stays disabled.',
    steps: [
      'Choose a town and wait until ‘Street’ is enabled.',
      'Choose another town and wait a second. ‘Street’ is disabled. It should be enabled.',
    ],
    class: 'state',
    file: 'components/Replaced.tsx',
    find: 'setKnown(chosen)',
    replace: 'setKnown((before) => before || chosen)',
    breaks: [],
  },
  {
    id: 'first-teas-go',
    sentence: 'When the other teas come, the first two go.',
    steps: ['Press ‘Load teas’ and wait.', 'The list has lost its first two teas. It should have them and the others.'],
    class: 'state',
    file: 'components/OptionsComeLate.tsx',
    find: "[...FIRST_TEAS, ...(state === 'all' ? LATE_TEAS : [])]",
    replace: "(state === 'all' ? LATE_TEAS : FIRST_TEAS)",
    breaks: [],
  },
] satisfies Defect[];
