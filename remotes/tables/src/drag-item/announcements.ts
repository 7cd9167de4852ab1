import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';

const name = ({ id }: Active | Over) => String(id).replace('task', 'Task ');

/** 'position 3 of 7', of the place that an item has or is over. */
function position(place: Active | Over | null): string {
  const sortable = place?.data.current?.sortable;
  return sortable ? `position ${sortable.index + 1} of ${sortable.items.length}` : 'its place';
}

const held = (active: Active) => `${name(active)} is picked up, at ${position(active)}.`;

/** What a screen reader says while a task is on its way. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => held(active),
  // The library says 'over itself' right after the start; 'moved' would hide that the task has been picked up.
  onDragOver: ({ active, over }) =>
    active.id === over?.id ? held(active) : `${name(active)} moved to ${position(over)}.`,
  onDragEnd: ({ active, over }) => `${name(active)} dropped at ${position(over ?? active)}.`,
  onDragCancel: ({ active }) => `Drag cancelled. ${name(active)} is back at ${position(active)}.`,
};

/** Read with every task, so that one knows the keys without a manual. */
export const screenReaderInstructions: ScreenReaderInstructions = {
  draggable:
    'Press Space or Enter to pick up the task, Arrow Up and Arrow Down to move it, Space or Enter to drop it, Escape to cancel.',
};
