import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { NativeDrag: { most: 6_000, reason: 'Seven stations on one page.' } },
} satisfies Exceptions;
