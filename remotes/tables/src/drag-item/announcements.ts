import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';

const name = ({ id }: Active | Over) => String(id).replace('task', 'Task ');

/** The position that an item has or is over, such as 'position 3 of 7'. */
function position(place: Active | Over | null): string {
  const sortable = place?.data.current?.sortable;
  return sortable ? `position ${sortable.index + 1} of ${sortable.items.length}` : 'its place';
}

const held = (active: Active) => `${name(active)} is picked up, at ${position(active)}.`;

/** What a screen reader says during a drag. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => held(active),
  // The library reports 'over itself' right after the start. Saying 'moved' would hide that the task was picked up.
  onDragOver: ({ active, over }) =>
    active.id === over?.id ? held(active) : `${name(active)} moved to ${position(over)}.`,
  onDragEnd: ({ active, over }) => `${name(active)} dropped at ${position(over ?? active)}.`,
  onDragCancel: ({ active }) => `Drag cancelled. ${name(active)} is back at ${position(active)}.`,
};

/** The description of each task, so that users know the keys. */
export const screenReaderInstructions: ScreenReaderInstructions = {
  draggable:
    'Press Space or Enter to pick up the task, Arrow Up and Arrow Down to move it, Space or Enter to drop it, Escape to cancel.',
};
