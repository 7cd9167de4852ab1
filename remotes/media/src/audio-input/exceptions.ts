import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: {
    AudioInput: { most: 6_000, reason: 'It records, measures a level, and makes the three sounds itself.' },
  },
} satisfies Exceptions;
