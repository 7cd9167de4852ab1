import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Sliders: { most: 4_500, reason: 'Seven stations, six of them with their own control.' } },
} satisfies Exceptions;
