import { closestCenter, DndContext, type DragEndEvent, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { announcements, screenReaderInstructions } from './announcements';
import classes from './DragItem.module.css';
import { SortableTask } from './SortableTask';
import { KeyboardStepSensor } from './sensors/KeyboardStepSensor';
import { SinglePointerSensor } from './sensors/SinglePointerSensor';
import { useStopListening } from './sensors/useStopListening';
import { slotUnderPointer } from './slotUnderPointer';

const FIRST_ORDER = [5, 1, 3, 2, 4, 6, 7].map((number) => `task${number}`);
const WANTED_ORDER = [1, 2, 3, 4, 5, 6, 7].map((number) => `task${number}`);

// A drag scrolls the page only at the very edge of the window. With the library's 20 % it would also scroll
// while a driver moves to the middle of the lowest visible item, and the drop would hit another item.
const AUTO_SCROLL = { threshold: { x: 0, y: 0.02 } };

export default function DragItem() {
  const [tasks, setTasks] = useState(FIRST_ORDER);
  const [drops, setDrops] = useState(0);
  const stopListening = useStopListening();
  const sensors = useSensors(
    useSensor(SinglePointerSensor, stopListening),
    useSensor(KeyboardStepSensor, stopListening),
  );

  function drop({ active, over }: DragEndEvent) {
    setDrops((count) => count + 1);
    if (over) setTasks((list) => arrayMove(list, list.indexOf(String(active.id)), list.indexOf(String(over.id))));
  }

  return (
    <>
      <Verdict key={drops} dropped={drops > 0} correct={tasks.join() === WANTED_ORDER.join()} />
      <DndContext
        id="drag-instructions"
        sensors={sensors}
        collisionDetection={(args) => closestCenter(slotUnderPointer(args))}
        modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
        autoScroll={AUTO_SCROLL}
        accessibility={{ announcements, screenReaderInstructions }}
        onDragEnd={drop}
      >
        <SortableContext items={tasks} strategy={verticalListSortingStrategy}>
          <ol className={`list-unstyled d-grid gap-2 mb-0 ${classes.list}`} aria-label="Tasks">
            {tasks.map((id) => (
              <SortableTask key={id} id={id} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}

/** The key makes a new element for each drop, so that screen readers announce a second 'Incorrect' too. */
function Verdict({ dropped, correct }: { dropped: boolean; correct: boolean }) {
  const result = correct ? ['status', 'success', 'Correct'] : ['alert', 'danger', 'Incorrect'];
  const [role, look, text] = dropped ? result : ['status', 'secondary', 'Waiting for the items to be sorted...'];
  return (
    <div role={role} className={`alert alert-${look}`}>
      {text}
    </div>
  );
}
