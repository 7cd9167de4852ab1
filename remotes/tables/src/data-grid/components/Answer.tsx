import type { ReactNode } from 'react';

interface Props {
  id: string;
  label: string;
  /** The label of the button. */
  check: string;
  /** Gets the typed text, with white space collapsed. */
  onAnswer: (typed: string) => void;
  /** The question. */
  children: ReactNode;
}

/** A station's question and a field for the answer. */
export default function Answer({ id, label, check, onAnswer, children }: Props) {
  return (
    <>
      <p>{children}</p>
      <form
        className="d-flex flex-wrap align-items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(String(new FormData(event.currentTarget).get(id)).trim().replace(/\s+/g, ' '));
        }}
      >
        <div>
          <label className="form-label" htmlFor={id}>
            {label}
          </label>
          <input id={id} name={id} className="form-control" autoComplete="off" />
        </div>
        <button type="submit" id={`check-${id}`} className="btn btn-primary">
          {check}
        </button>
      </form>
    </>
  );
}
