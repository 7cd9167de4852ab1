import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { PressCounter: { most: 48_000, reason: 'The page brings React 18.' } },
} satisfies Exceptions;
