import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Session',
  path: '/session',
  description:
    'Nine logins: locked, slow, remembered, expired, with a one-time code, without the form, and one that only its tab keeps. A real server checks the others. The passwords follow the seed. A login ends after ten minutes, or when you leave the page by Go Back. Input by a script does not count.',
  icon: 'person-lock',
  tags: ['login', 'cookie', 'session', 'tab', 'random'],
  keywords:
    'authentication, password, remember me, logout, totp, two-factor, otp, storage state, expire, sessionStorage, storageState, stay signed in, saved login, authenticated state, session expired, 2FA login',
  paths: { login: 3 },
  beyond: true,
  capabilities: { storage: ['only-in-this-tab'] },
  tasks: tasksOf(stations, {
    'log-in': { difficulty: 'basic', hint: 'Read the password in the row of the account.' },
    locked: { difficulty: 'basic', hint: 'The message of the refusal is an element with the role alert.' },
    slow: { difficulty: 'basic', hint: 'Wait for the text that says who is logged in.' },
    remember: { difficulty: 'tricky', hint: 'Keep both tabs open, and wait for the event of the new one.' },
    expires: { difficulty: 'tricky', hint: 'Do not load the page again. The login is above the letter.' },
    everywhere: { difficulty: 'basic', hint: 'Read the list before and after you press.' },
    code: { difficulty: 'hard', hint: 'Compute the code with a library for TOTP, or with HMAC-SHA-1.' },
    reuse: {
      difficulty: 'tricky',
      hint: 'Save the cookies of one browser, and start the next one with them.',
      rule: 'A script may log in, for example by POST /session/reuse of the API, but a person presses the button.',
    },
    'only-in-this-tab': {
      difficulty: 'hard',
      hint: 'Read the entry in the first tab, and write it into the second one before its page starts.',
      rule: 'A script may copy the entry, but a person logs in, types and presses.',
    },
  }),
} satisfies Demo;
