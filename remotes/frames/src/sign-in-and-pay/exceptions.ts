import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: {
    SignInAndPay: { most: 24_000, reason: 'The library oauth4webapi, which checks what a sign-in provider answers.' },
    'documents/SignedIn': {
      most: 24_000,
      reason: 'The library oauth4webapi, in a chunk that it shares with the page.',
    },
  },
} satisfies Exceptions;
