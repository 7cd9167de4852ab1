import type { RefObject } from 'react';
import classes from './Hydration.module.css';

interface Props {
  id: string;
  /** The label of the button. */
  label: string;
  host: RefObject<HTMLDivElement | null>;
  onLoad: () => void;
}

/** A button, and the place for the markup that it loads. */
export default function Load({ id, label, host, onLoad }: Props) {
  return (
    <>
      <button type="button" id={`load-${id}`} className="btn btn-secondary mb-3" onClick={onLoad}>
        {label}
      </button>
      <div ref={host} id={`${id}-part`} className={`border rounded p-3 ${classes.part}`} />
    </>
  );
}
