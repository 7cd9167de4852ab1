import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  id: string;
  label: string;
  /** What is wrong with its value. */
  fault: string | false;
  onChange: (value: string) => void;
}

export function Field({ id, label, fault, onChange, ...props }: Props) {
  return (
    <div className="mb-3">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={id}
        className={`form-control ${fault ? 'is-invalid' : ''}`}
        autoComplete="off"
        aria-invalid={Boolean(fault)}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={(event) => onChange(event.target.value)}
        {...props}
      />
      {fault && (
        <div id={`${id}-fault`} role="alert" className="invalid-feedback">
          {fault}
        </div>
      )}
    </div>
  );
}
