import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import classes from './DragItem.module.css';

/** One task. The item moves, and the button that fills it takes the press and the focus. */
export function SortableTask({ id }: { id: string }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    // No animation after a drop, because a driver may measure the items immediately.
    animateLayoutChanges: () => false,
  });
  return (
    <li
      ref={setNodeRef}
      id={id}
      className={isDragging ? `position-relative ${classes.dragged}` : 'position-relative'}
      // The dragged task follows immediately. Only the tasks that make room for it are animated.
      style={{ transform: CSS.Translate.toString(transform), transition: isDragging ? undefined : transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={`btn btn-outline-secondary w-100 text-start user-select-none ${classes.handle}`}
        {...attributes}
        {...listeners}
      >
        <svg className={classes.grip} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M5 2h2v2H5zm4 0h2v2H9zM5 7h2v2H5zm4 0h2v2H9zm-4 5h2v2H5zm4 0h2v2H9z" />
        </svg>
        {id.replace('task', 'Task ')}
      </button>
    </li>
  );
}
