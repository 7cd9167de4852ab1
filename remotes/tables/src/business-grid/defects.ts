import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'pointer-counts',
    sentence: 'An edit with the pointer counts as one by keyboard.',
    steps: [
      'Double-click the pieces of the delivery of the station ‘Edit by keyboard’.',
      'Type the new number, and press Enter. The station says Done. It should say that the pointer was used.',
    ],
    class: 'input',
    file: 'components/Edit.tsx',
    find: 'if (pointed.current)',
    replace: "if (pointed.current && data.number === '')",
    breaks: [],
  },
  {
    id: 'closed-is-unopened',
    sentence: 'When I close the region again, the page says that I never opened it.',
    steps: [
      'Open the region of the station ‘Group and sum’, and close it.',
      'Type a number into ‘Sum of pieces’, and press ‘Check sum’.',
      'The page says that the region was not opened. It should say whether the sum is right.',
    ],
    class: 'state',
    file: 'components/Group.tsx',
    find: 'setWasOpen(true)',
    replace: 'setWasOpen(!isOpen)',
    breaks: [],
  },
  {
    id: 'quiet-save',
    sentence: 'A screen reader does not say which changes the server refused.',
    steps: [
      'Look at the list below ‘Save changes’ with the tools of the browser.',
      'It is not a live region. It should be one, as each message of a page.',
    ],
    class: 'name or role',
    file: 'components/Refused.tsx',
    find: ' aria-live="polite"',
    replace: '',
    breaks: [],
  },
] satisfies Defect[];
