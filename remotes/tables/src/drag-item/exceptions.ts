import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { DragItem: { most: 15_500, reason: '@dnd-kit and two custom sensors.' } },
} satisfies Exceptions;
