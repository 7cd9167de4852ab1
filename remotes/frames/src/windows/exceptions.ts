import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Windows: { most: 4_500, reason: 'Seven stations, and what watches over their windows.' } },
} satisfies Exceptions;
