import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Windows: { most: 4_500, reason: 'Seven stations, and the code that watches their windows.' } },
} satisfies Exceptions;
