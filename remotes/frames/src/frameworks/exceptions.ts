import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: {
    Frameworks: { most: 4_500, reason: 'Lists of five frameworks are loaded and mounted, each in its own way.' },
  },
} satisfies Exceptions;
