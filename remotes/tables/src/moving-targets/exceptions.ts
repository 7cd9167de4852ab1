import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { MovingTargets: { most: 4_000, reason: 'Seven stations.' } },
} satisfies Exceptions;
