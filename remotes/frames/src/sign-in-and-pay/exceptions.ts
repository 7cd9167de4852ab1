import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: {
    SignInAndPay: { most: 14_800, reason: 'The library oauth4webapi, which checks what a sign-in provider answers.' },
  },
} satisfies Exceptions;
