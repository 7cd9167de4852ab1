import type { Cause } from '@playground/kit/stations/ByHand';
import { useRef } from 'react';

interface Props {
  id: string;
  /** The label of the file input. */
  label: string;
  /** The label of the button. */
  action: string;
  multiple?: boolean;
  busy: boolean;
  onFiles: (files: File[], cause: Cause) => void;
}

/** A file input with a button that uploads. */
export default function Chooser({ id, label, action, multiple, busy, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="d-flex flex-wrap gap-2">
        <input id={id} ref={input} type="file" multiple={multiple} className="form-control w-auto mw-100" />
        <button
          id={`upload-${id}`}
          type="button"
          className={`btn btn-primary ${busy ? 'opacity-50' : ''}`}
          // Not disabled: it would lose the focus.
          aria-disabled={busy}
          onClick={({ nativeEvent }) => !busy && onFiles([...(input.current?.files ?? [])], nativeEvent)}
        >
          {action}
        </button>
      </div>
    </>
  );
}
