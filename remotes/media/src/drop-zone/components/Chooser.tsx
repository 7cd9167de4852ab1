import type { Cause } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';
import { useRef } from 'react';
import { useChosen } from './useChosen';

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
  const chosen = useChosen();
  return (
    <>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="d-flex flex-wrap gap-2">
        <input
          id={id}
          ref={input}
          type="file"
          multiple={multiple}
          className="form-control w-auto mw-100"
          onInput={chosen.note}
        />
        <PressButton
          id={`upload-${id}`}
          label={action}
          busy={busy}
          onPress={(event) => {
            const files = [...(input.current?.files ?? [])];
            onFiles(files, chosen.causeOf(files, event));
          }}
        />
      </div>
    </>
  );
}
