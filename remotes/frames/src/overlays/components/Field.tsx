import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** What is wrong with the value. */
  problem: string | false;
}

export default function Field({ id, label, problem, ...props }: Props) {
  return (
    <div className="mb-3">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={id}
        className={`form-control ${problem ? 'is-invalid' : ''}`}
        autoComplete="off"
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-fault` : undefined}
        {...props}
      />
      {problem && (
        <div id={`${id}-fault`} role="alert" className="invalid-feedback">
          {problem}
        </div>
      )}
    </div>
  );
}
