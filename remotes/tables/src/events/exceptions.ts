import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Events: { most: 6_500, reason: 'Fourteen gestures, each told from those that are near it.' } },
} satisfies Exceptions;
