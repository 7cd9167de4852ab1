import type { CollisionDetection } from '@dnd-kit/core';

type Args = Parameters<CollisionDetection>[0];

/**
 * The same question, asked for the pointer instead of the dragged item: what is nearest to the middle of this? So a
 * drop takes the place that the pointer is over, wherever the item was grabbed. By keyboard there is no pointer, and
 * the item itself is asked for.
 */
export function slotUnderPointer(args: Args): Args {
  if (!args.pointerCoordinates) return args;
  const { x, y } = args.pointerCoordinates;
  return { ...args, collisionRect: { left: x, right: x, top: y, bottom: y, width: 0, height: 0 } };
}
