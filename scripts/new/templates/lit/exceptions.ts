import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { PressCounter: { most: 6_500, reason: 'The page brings Lit.' } },
} satisfies Exceptions;
