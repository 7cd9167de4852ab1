import type { Exceptions } from '@playground/shared/test/exceptions';

export default {
  bytes: { VirtualList: { most: 12_000, reason: '@tanstack/react-virtual.' } },
} satisfies Exceptions;
