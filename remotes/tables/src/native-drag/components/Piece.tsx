import type { ReactNode } from 'react';
import classes from './NativeDrag.module.css';

interface Props {
  id: string;
  /** The type of the data, and the data. */
  type: string;
  data: string;
  effect?: 'move' | 'copyMove';
  /** Called when the drag ends and no target took the element. */
  onRefused?: () => void;
  children: ReactNode;
}

/** A draggable element with its data. */
export default function Piece({ id, type, data, effect = 'move', onRefused, children }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: there is no role for a draggable element.
    <div
      id={id}
      draggable
      className={`${classes.piece} d-inline-block border rounded bg-body-secondary px-3 py-2`}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(type, data);
        dataTransfer.effectAllowed = effect;
      }}
      onDragEnd={({ dataTransfer }) => dataTransfer.dropEffect === 'none' && onRefused?.()}
    >
      {children}
    </div>
  );
}
