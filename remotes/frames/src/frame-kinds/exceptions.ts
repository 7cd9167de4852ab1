import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: {
    LegacyFrameset: { most: 2_600, reason: 'It loads the words of all nine stations.' },
  },
} satisfies Exceptions;
