import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'here-is-everywhere',
    sentence: 'A logout in this browser counts as a logout on all devices.',
    steps: [
      'Log in with the standard account in the station ‘Log out everywhere’, and press ‘Log out’.',
      'The list still has two sessions, and the station says Done. It should say that the account is still logged in.',
    ],
    class: 'boundary',
    file: 'components/Everywhere.tsx',
    find: 'others.length > 0',
    replace: 'others.length > 2',
    breaks: [],
  },
  {
    id: 'second-login-refused',
    sentence: 'After a second login in the same tab, the word of the copy does not count.',
    steps: [
      'Log in with the slow account in the station ‘Only in this tab’, and then with the standard account.',
      'Copy ‘session-login’ into a second tab, and type the word from there into the first tab.',
      'The station says that this is not the tab that logged in. It should say Done.',
    ],
    class: 'state',
    file: 'components/OnlyInThisTab.tsx',
    find: 'else if (logins === 0)',
    replace: 'else if (logins !== 1)',
    breaks: [],
  },
  {
    id: 'old-refusal',
    sentence: 'I am logged in, and the page still says that the password is wrong.',
    steps: [
      'Log in with a wrong password in the station ‘Log in’. The server refuses it.',
      'Log in with the right password. The message of the refusal is still there. It should be gone.',
    ],
    class: 'message',
    file: 'components/useLogin.ts',
    find: 'if (changes) setRefusal(undefined);',
    replace: '',
    breaks: [],
  },
] satisfies Defect[];
