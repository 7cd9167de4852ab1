import type { ReactNode } from 'react';
import classes from './NativeDrag.module.css';

interface Props {
  id: string;
  /** The type of its data, and the data. */
  type: string;
  data: string;
  effect?: 'move' | 'copyMove';
  /** What happens when nothing has taken it. */
  onRefused?: () => void;
  children: ReactNode;
}

/** Something that the browser drags, with its data. */
export default function Piece({ id, type, data, effect = 'move', onRefused, children }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: there is no role for what is dragged.
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
