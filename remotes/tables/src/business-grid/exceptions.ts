import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: {
    BusinessGrid: {
      most: 220_000,
      reason: 'AG Grid Community with six of its modules, and its style sheets. The page needs all of it at once.',
    },
  },
} satisfies Exceptions;
