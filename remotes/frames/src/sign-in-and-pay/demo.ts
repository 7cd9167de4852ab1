import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Sign In and Pay',
  path: '/signInAndPay',
  description:
    'Eleven stations of a shop whose sign-in and payment are on other origins: redirects, popups, a dialog of the browser, hidden frames, and frames in frames. Input by a script does not count.',
  icon: 'wallet2',
  tags: ['cross-origin', 'iframe', 'popup', 'OpenID Connect', 'payment'],
  keywords:
    'login, single sign-on, OAuth, credit card, 3-D Secure, checkout, sso, social login, payment gateway, paypal, 3ds, redirect login, fedcm, federated credential management, account chooser',
  paths: { login: 7 },
  beyond: true,
  providers: ['identity', 'pay', 'bank'],
  pages: [{ title: 'Signed in', path: '/signInAndPay/signedIn', component: 'documents/SignedIn', frame: 'bare' }],
  capabilities: {
    'other-origin-frames': ['three-frames'],
    windows: ['popup', 'pay-popup'],
    'sign-in-providers': ['redirect', 'one-permission', 'change-account', 'renew'],
    'browser-accounts': ['browser-dialog'],
  },
  tasks: tasksOf(stations, {
    redirect: { difficulty: 'basic', hint: 'Find the fields again after each step: each one is in a new document.' },
    popup: {
      difficulty: 'tricky',
      hint: 'Wait for the new window, and find the fields there.',
    },
    'one-permission': { difficulty: 'tricky', hint: 'Look for a box that is checked already, and uncheck it.' },
    'change-account': {
      difficulty: 'tricky',
      hint: 'The second time, the window offers the first account. Choose another one there.',
    },
    renew: {
      difficulty: 'tricky',
      hint: 'Wait until the page says that the token has ended, and not for a fixed time.',
    },
    'browser-dialog': {
      difficulty: 'hard',
      hint: 'Your tool hears of the dialog and answers it by commands for FedCM. Find the account by its name.',
    },
    'three-frames': { difficulty: 'tricky', hint: 'Enter the three frames one after the other, and type digits only.' },
    declined: {
      difficulty: 'tricky',
      hint: 'Wait for the refusal in the frame, and then replace what is in its three fields.',
    },
    challenge: {
      difficulty: 'hard',
      hint: 'Enter the frame of the bank from the frame of the payment provider. Read the mailbox by its REST interface.',
    },
    'pay-popup': {
      difficulty: 'tricky',
      hint: 'Press the last button without waiting for anything in the window afterwards: it is gone.',
    },
    once: { difficulty: 'tricky', hint: 'Use a double click, or two clicks without a wait between them.' },
  }),
} satisfies Demo;
