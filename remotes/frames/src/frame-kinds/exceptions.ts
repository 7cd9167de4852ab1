import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: {
    FrameKinds: { most: 4_000, reason: 'Nine stations on one page.' },
    LegacyFrameset: { most: 2_600, reason: 'It loads the words of all nine stations.' },
  },
} satisfies Exceptions;
