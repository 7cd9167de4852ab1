import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'previous-counts',
    sentence: '‘Previous step’ counts as going back with the browser.',
    steps: [
      'Press ‘Next step’ three times, and ‘Previous step’ twice.',
      'Press ‘Confirm step’. The station says Done. It should say that ‘Previous step’ added an entry.',
    ],
    class: 'history',
    file: 'components/Steps.tsx',
    find: 'else if (readEntry().again)',
    replace: 'else if (readEntry().again && !previous)',
    breaks: [],
  },
  {
    id: 'list-at-top',
    sentence: 'After going back, the list of rows is at its top.',
    steps: [
      'Scroll the list to the row with the number, and follow its link.',
      'Go back with the browser, and press ‘Check position’.',
      'The list is at its top. It should be where you left it.',
    ],
    class: 'state',
    file: 'components/Scroll.tsx',
    find: 'list.current.scrollTop = kept.top ?? 0;',
    replace: 'list.current.scrollTop = 0;',
    breaks: ['scroll'],
  },
  {
    id: 'old-length',
    sentence: 'The page says how many entries the history had before I pressed a button.',
    steps: [
      'Look at ‘Entries in the history of this tab’, and press ‘Add a lamp’.',
      'The number is the same. It should be one more.',
    ],
    class: 'value',
    file: 'components/Report.tsx',
    find: "['popstate', 'pageshow', 'hashchange', 'click']",
    replace: "['popstate', 'pageshow', 'hashchange']",
    breaks: [],
  },
] satisfies Defect[];
