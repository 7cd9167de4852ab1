import type { Exceptions } from '@playground/shared/test/exceptions';

export default {
  bytes: { MovingTargets: { most: 4_000, reason: 'Seven stations.' } },
} satisfies Exceptions;
