import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'form-counts',
    sentence: '‘Show account’ counts right after the form.',
    steps: [
      'In the station ‘Reuse a session’, log in with the standard account.',
      'Do not load the page again, and press ‘Show account’.',
      'The station says Done. It should say that you used the form.',
    ],
    class: 'state',
    file: 'components/Reuse.tsx',
    find: 'else if (usedForm.current)',
    replace: 'else if (usedForm.current && !state.account)',
    breaks: [],
  },
  {
    id: 'letter-lost',
    sentence: 'When my session has expired, the letter that I typed is gone.',
    steps: [
      'In the station ‘Expires’, log in, type the subject and the text, and press ‘Send letter’.',
      'The session has expired, and both fields are empty. They should still have what you typed.',
    ],
    class: 'state',
    file: 'components/Expires.tsx',
    find: '<form {...handlers}>',
    replace: '<form key={state.account} {...handlers}>',
    breaks: ['expires'],
  },
  {
    id: 'own-session-left-out',
    sentence: 'The number of open sessions leaves out this browser.',
    steps: [
      'In the station ‘Log out everywhere’, log in with the standard account.',
      'You read ‘Open sessions: 2’ above a list of three. It should be 3.',
    ],
    class: 'value',
    file: 'components/Everywhere.tsx',
    find: `Open sessions: \${sessions.length}`,
    replace: `Open sessions: \${state.others?.length ?? 0}`,
    breaks: ['everywhere'],
  },
] satisfies Defect[];
