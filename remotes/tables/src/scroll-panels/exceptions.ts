import type { Exceptions } from '@playground/shared/test/exceptions';

export default {
  bytes: { ScrollPanels: { most: 4_000, reason: 'Seven panels, each of its own kind.' } },
} satisfies Exceptions;
