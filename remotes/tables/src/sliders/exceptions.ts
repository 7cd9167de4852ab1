import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Sliders: { most: 4_500, reason: 'Seven stations with six controls of their own.' } },
} satisfies Exceptions;
