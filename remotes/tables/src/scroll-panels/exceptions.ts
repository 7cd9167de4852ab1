import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { ScrollPanels: { most: 4_800, reason: 'Seven panels, each of its own kind.' } },
} satisfies Exceptions;
