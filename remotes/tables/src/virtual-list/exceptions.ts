import type { Exceptions } from '@playground/shared/test/exceptions';

export default {
  bytes: { VirtualList: { most: 14_500, reason: '@tanstack/react-virtual.' } },
} satisfies Exceptions;
