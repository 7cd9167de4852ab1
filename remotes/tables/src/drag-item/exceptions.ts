import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  redesigns: { ids: 'Its items show the names that are their ids.' },
  bytes: { DragItem: { most: 15_500, reason: '@dnd-kit and two custom sensors.' } },
} satisfies Exceptions;
