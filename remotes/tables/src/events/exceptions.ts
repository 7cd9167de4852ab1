import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Events: { most: 6_500, reason: 'Fourteen gestures, each distinguished from similar ones.' } },
} satisfies Exceptions;
