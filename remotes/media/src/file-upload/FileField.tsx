import { type InputHTMLAttributes, useRef } from 'react';
import FileNames from './FileNames';

interface FileFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onReset'> {
  id: string;
  /** The group's name. Its words differ from the label, because a tool that looks for the label must find one element. */
  what: string;
  label: string;
  files: File[];
  onChoose: (files: File[]) => void;
  onReset: () => void;
}

/** A file input with its Reset button and the names of the chosen files. It never reads the files. */
export default function FileField({ id, what, label, files, onChoose, onReset, ...attributes }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function reset() {
    // Without an empty field, the browser fires no change event if you choose the same file again.
    if (input.current) input.current.value = '';
    onReset();
  }

  return (
    <fieldset className="card" aria-label={what}>
      <div className="card-body">
        <label className="form-label fw-semibold" htmlFor={id}>
          {label}
        </label>
        <div className="d-flex gap-3">
          <input
            {...attributes}
            ref={input}
            id={id}
            type="file"
            className="form-control"
            onChange={(event) => onChoose([...(event.target.files ?? [])])}
          />
          <button
            type="button"
            className="btn btn-secondary"
            aria-label={`Reset ${what.toLowerCase()}`}
            onClick={reset}
          >
            Reset
          </button>
        </div>
        <output
          id={`${id}-count`}
          htmlFor={id}
          className="d-block form-text"
        >{`${label}: ${files.length === 0 ? 'nothing selected' : `${files.length} selected`}`}</output>
        <FileNames what={what} files={files} />
      </div>
    </fieldset>
  );
}
