import { type DragEvent, useRef, useState } from 'react';
import classes from './NativeDrag.module.css';

interface Options<Data> {
  /** What of the data is wanted here; undefined or empty when it is not there. */
  read: (data: DataTransfer) => Data | undefined;
  /** What becomes of it. */
  onTake: (data: Data, event: DragEvent) => void;
  missed: (what: string) => void;
  /** What the drop would do. What the browser proposes, unless it is given. */
  effect?: (event: DragEvent) => 'copy' | 'move';
}

/** What makes an element a target: it takes a drop that was dragged over it before, and that has the data. */
export function useDropTarget<Data>({ read, onTake, missed, effect }: Options<Data>) {
  const [isOver, setOver] = useState(false);
  const draggedOver = useRef(false);
  const leave = () => {
    draggedOver.current = false;
    setOver(false);
  };
  return {
    className: `${classes.target} ${isOver ? classes.over : ''}`,
    onDragEnter: (event: DragEvent) => event.preventDefault(),
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      if (effect) event.dataTransfer.dropEffect = effect(event);
      draggedOver.current = true;
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const data = read(event.dataTransfer);
      if (!draggedOver.current) missed('it was dropped without having been dragged over its target.');
      else if (!data) missed('what was dropped is nothing that is wanted there.');
      else onTake(data, event);
      leave();
    },
  };
}
