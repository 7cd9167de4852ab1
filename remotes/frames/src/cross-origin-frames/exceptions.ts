import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: {
    CrossOriginFrames: { most: 6_000, reason: 'Nine stations on one page, and the messages of their frames.' },
  },
} satisfies Exceptions;
