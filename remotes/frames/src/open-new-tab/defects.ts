import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'same-tab',
    sentence: 'The link opens the page in this tab.',
    steps: ['Press Open new tab.', 'The page is gone, and the other one is in its place. It should be in a new tab.'],
    class: 'state',
    file: 'OpenNewTab.tsx',
    find: ' target="_blank"',
    replace: '',
    breaks: ['new-tab'],
  },
  {
    id: 'hold-on-opener',
    sentence: 'The new tab can change the page that opened it.',
    steps: [
      'Press Open new tab.',
      'Type window.opener into the console of the new tab.',
      'It is the old tab. It should be null.',
    ],
    class: 'state',
    file: 'OpenNewTab.tsx',
    find: 'rel="noopener"',
    replace: 'rel="opener"',
    breaks: [],
    source: 'cloud-gov/pages-core#1041',
  },
  {
    id: 'skipped-by-tab',
    sentence: 'I cannot get to the link with the keyboard.',
    steps: [
      'Press Tab until the focus has been on each link and button.',
      'It is never on Open new tab. It should be once.',
    ],
    class: 'keyboard',
    file: 'OpenNewTab.tsx',
    find: '<a className=',
    replace: '<a tabIndex={-1} className=',
    breaks: [],
  },
  {
    id: 'one-tab',
    sentence: 'The second press of the link opens no second tab.',
    steps: [
      'Press Open new tab.',
      'Go to the old tab and press it again.',
      'There is one new tab. There should be two.',
    ],
    class: 'timing',
    file: 'OpenNewTab.tsx',
    find: 'target="_blank" rel="noopener"',
    replace: 'target="practice"',
    breaks: [],
  },
] satisfies Defect[];
