import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { PressCounter: { most: 26_000, reason: 'The page brings Vue.' } },
} satisfies Exceptions;
