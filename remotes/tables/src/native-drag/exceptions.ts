import type { Exceptions } from '@playground/shared/test/exceptions';

export default {
  bytes: { NativeDrag: { most: 5_000, reason: 'Seven stations on one page.' } },
} satisfies Exceptions;
