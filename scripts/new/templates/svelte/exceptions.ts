import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { PressCounter: { most: 12_000, reason: 'The page brings Svelte.' } },
} satisfies Exceptions;
