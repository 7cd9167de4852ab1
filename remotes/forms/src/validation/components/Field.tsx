import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** What is wrong with the value. */
  problem?: string | undefined;
}

export default function Field({ id, label, problem, ...props }: Props) {
  return (
    <div className="mb-3" style={{ maxWidth: '32rem' }}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={`form-control ${problem ? 'is-invalid' : ''}`}
        autoComplete="off"
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : undefined}
        {...props}
      />
      {problem && (
        <div id={`${id}-problem`} role="alert" className="invalid-feedback">
          {problem}
        </div>
      )}
    </div>
  );
}
