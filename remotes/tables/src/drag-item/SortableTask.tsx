import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import classes from './DragItem.module.css';

/** One task. The item moves; the button in it, which fills it, is what one presses or focuses. */
export function SortableTask({ id }: { id: string }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    // After a drop every item stands at its place at once: a driver that measures now must not meet an animation.
    animateLayoutChanges: () => false,
  });
  return (
    <li
      ref={setNodeRef}
      id={id}
      className={isDragging ? classes.dragged : classes.item}
      // The dragged task follows at once; only the tasks that make way for it are animated.
      style={{ transform: CSS.Translate.toString(transform), transition: isDragging ? undefined : transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={`btn btn-outline-secondary ${classes.handle}`}
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
