import type { Exceptions } from '@playground/shared/test/exceptions';

export default {
  bytes: { CrossOriginFrames: { most: 4_000, reason: 'Nine panels on one page.' } },
} satisfies Exceptions;
