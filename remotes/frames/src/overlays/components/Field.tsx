import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  id: string;
  label: string;
  /** What is wrong with the value. */
  problem: string | false;
  onChange: (value: string) => void;
}

export default function Field({ id, label, problem, onChange, ...props }: Props) {
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
        onChange={(event) => onChange(event.target.value)}
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
