import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'switch-counts',
    sentence: 'The switch ‘Dark mode’ counts as the preference of the browser.',
    steps: [
      'In a browser that prefers light, turn ‘Dark mode’ on and press ‘Check the colours’.',
      'The station is done. It should be missed, because only this site is dark.',
    ],
    class: 'input',
    file: 'checks.ts',
    find: "if (matches('(prefers-color-scheme: dark)')) return",
    replace:
      "if (matches('(prefers-color-scheme: dark)') || document.documentElement.dataset.bsTheme === 'dark') return",
    breaks: [],
  },
  {
    id: 'too-low',
    sentence: 'A viewport that is 800 pixels wide is refused if it is not high.',
    steps: [
      'Make the viewport 800 pixels wide and 600 high, and press ‘Check the width’.',
      'The station is missed. It should be done, because only the width matters.',
    ],
    class: 'boundary',
    file: 'checks.ts',
    find: 'if (innerWidth === 800) return',
    replace: 'if (innerWidth === 800 && window.innerHeight > 800) return',
    breaks: [],
  },
  {
    id: 'facts-stay',
    sentence: 'The table does not follow a change of the preferences.',
    steps: [
      'Wait a second, and then let the browser prefer reduced motion.',
      '‘Reduced motion’ still says no. It should say yes.',
    ],
    class: 'state',
    file: 'components/Facts.tsx',
    find: 'setInterval(read, PACE)',
    replace: 'setTimeout(read, PACE)',
    breaks: [],
  },
] satisfies Defect[];
