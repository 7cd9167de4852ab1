import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'deleted-at-once',
    sentence: 'The report may be deleted at once, without being kept before.',
    steps: [
      'Press ‘Delete report’ and accept.',
      'The station is done. It should be missed, because the first question is to be cancelled.',
    ],
    class: 'state',
    file: 'components/Confirm.tsx',
    find: 'if (kept === 1) done',
    replace: 'if (kept <= 1) done',
    breaks: [],
  },
  {
    id: 'no-hint-on-focus',
    sentence: 'The focus on a fruit opens no hint.',
    steps: [
      'Press ‘Open fruits’, and move the focus to Apple with Tab.',
      'No hint opens. It should say whether the fruit is ripe.',
    ],
    class: 'keyboard',
    file: 'components/HintsInAMenu.tsx',
    find: 'onFocus={show}',
    replace: '',
    breaks: [],
  },
  {
    id: 'focus-lost',
    sentence: 'After I close the message, the focus is lost.',
    steps: [
      'Press ‘Show message’, and close the message with Enter.',
      'Nothing has the focus. The button ‘Show message’ should have it.',
    ],
    class: 'focus',
    file: 'components/NotADialog.tsx',
    find: 'opener.current?.focus();',
    replace: '',
    breaks: [],
  },
] satisfies Defect[];
