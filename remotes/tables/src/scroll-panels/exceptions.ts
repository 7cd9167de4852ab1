import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { ScrollPanels: { most: 4_800, reason: 'Seven different panels.' } },
} satisfies Exceptions;
