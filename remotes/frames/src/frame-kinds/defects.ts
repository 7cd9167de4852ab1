import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'any-level-counts',
    sentence: 'Sign counts on each of the five levels.',
    steps: [
      'Press ‘Sign’ in the frame ‘Level 1’.',
      'The station is done. It should be missed, because only the innermost level counts.',
    ],
    class: 'value',
    file: 'components/FiveLevels.tsx',
    find: 'level === INNERMOST',
    replace: 'level <= INNERMOST',
    breaks: [],
  },
  {
    id: 'never-again',
    sentence: 'If I ask for the contract again after it came, it never comes back.',
    steps: [
      'Press ‘Ask for the contract’ and wait for the frame. Press the button again.',
      'The contract stays on its way. It should come after two seconds.',
    ],
    class: 'timing',
    file: 'components/Late.tsx',
    find: 'setCome(asked)',
    replace: 'setCome((before) => before || asked)',
    breaks: [],
  },
  {
    id: 'light-frames',
    sentence: 'The contracts stay light on a dark page.',
    steps: [
      'Turn ‘Dark mode’ on.',
      'The frame ‘Contract in an attribute’ is light. It should be as dark as the page around it.',
    ],
    class: 'width or theme',
    file: 'components/LocalFrame.tsx',
    find: 'useThemeOfPage(inner.documentElement)',
    replace: 'useThemeOfPage()',
    breaks: [],
  },
] satisfies Defect[];
