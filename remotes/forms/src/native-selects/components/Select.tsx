import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'select'> {
  id: string;
  label: string;
}

/** A list of the browser with its label. */
export default function Select({ id, label, className = '', ...select }: Props) {
  return (
    <div className="mb-3">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className={`form-select ${className}`} style={{ maxWidth: '20rem' }} {...select} />
    </div>
  );
}
