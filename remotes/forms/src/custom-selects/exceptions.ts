import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { CustomSelects: { most: 60_000, reason: 'Slim Select, Tom Select, Downshift, and a virtual list.' } },
} satisfies Exceptions;
