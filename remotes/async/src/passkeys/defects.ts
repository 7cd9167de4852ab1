import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'one-is-enough',
    sentence: 'One passkey counts as two.',
    steps: [
      'Press ‘Add passkey’ once, and make a passkey.',
      'The station says Done with one passkey. It should ask for a second one of another authenticator.',
    ],
    class: 'boundary',
    file: 'components/SecondOne.tsx',
    find: 'passkeys > 1',
    replace: 'passkeys > 0',
    breaks: [],
  },
  {
    id: 'second-cancel',
    sentence: 'When I cancel a second time, the code is gone.',
    steps: [
      'Press ‘Ask for a passkey’, and cancel. The code appears.',
      'Do it again. The page says that nothing was cancelled. The code should be there.',
    ],
    class: 'state',
    file: 'components/Cancelled.tsx',
    find: 'setCancelled(true)',
    replace: 'setCancelled((before) => !before)',
    breaks: [],
  },
  {
    id: 'none-made',
    sentence: 'I made a passkey, and the page says that the account has none.',
    steps: ['Press ‘Make passkey’, and make one.', 'The page says ‘Passkeys of this account: 0’. It should say 1.'],
    class: 'message',
    file: 'components/SignIn.tsx',
    find: 'async () => setMade((await makePasskey(account)).passkeys)',
    replace: 'async () => setMade((await makePasskey(account)).passkeys - 1)',
    breaks: ['sign-in'],
  },
] satisfies Defect[];
