import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Dialogs: { most: 6_500, reason: 'Eleven stations on one page.' } },
} satisfies Exceptions;
