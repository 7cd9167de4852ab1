import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { VirtualList: { most: 14_500, reason: '@tanstack/react-virtual.' } },
} satisfies Exceptions;
