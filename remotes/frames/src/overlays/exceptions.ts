import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Overlays: { most: 4_500, reason: 'An order form, and eight overlays that look like real ones.' } },
} satisfies Exceptions;
