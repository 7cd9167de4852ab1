import { type DragEvent, useRef, useState } from 'react';
import classes from './NativeDrag.module.css';

interface Options<Data> {
  /** Reads the wanted part of the data. Undefined or empty if there is none. */
  read: (data: DataTransfer) => Data | undefined;
  /** Called with the dropped data. */
  onTake: (data: Data, event: DragEvent) => void;
  missed: (what: string) => void;
  /** What the drop would do. The default is the browser's choice. */
  effect?: (event: DragEvent) => 'copy' | 'move';
}

/** Props that make an element a drop target. It takes a drop with the wanted data if dragover came first. */
export function useDropTarget<Data>({ read, onTake, missed, effect }: Options<Data>) {
  const [isOver, setOver] = useState(false);
  const draggedOver = useRef(false);
  const leave = () => {
    draggedOver.current = false;
    setOver(false);
  };
  return {
    className: `rounded ${classes.target} ${isOver ? classes.over : ''}`,
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
      if (!draggedOver.current) missed('it was dropped without being dragged over its target first.');
      else if (!data) missed('the dropped item does not belong there.');
      else onTake(data, event);
      leave();
    },
  };
}
