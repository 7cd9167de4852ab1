import type { CollisionDetection } from '@dnd-kit/core';

type Args = Parameters<CollisionDetection>[0];

/**
 * Makes the library look for the item nearest to the pointer, not to the middle of the dragged item. So a drop takes the
 * place under the pointer, wherever the item was grabbed. A drag by keyboard has no pointer and uses the dragged item.
 */
export function slotUnderPointer(args: Args): Args {
  if (!args.pointerCoordinates) return args;
  const { x, y } = args.pointerCoordinates;
  return { ...args, collisionRect: { left: x, right: x, top: y, bottom: y, width: 0, height: 0 } };
}
