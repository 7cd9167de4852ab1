import type { Exceptions } from '@playground/shared/test/exceptions';

export default {
  bytes: { Sliders: { most: 4_500, reason: 'Seven stations with six controls of their own.' } },
} satisfies Exceptions;
