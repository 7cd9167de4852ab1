import { type ComponentProps, useState } from 'react';
import Readout from './Readout';

interface Props extends ComponentProps<'input'> {
  id: string;
  label: string;
}

/** A native field with its value read out. */
export default function Field({ id, label, className = 'form-control', ...input }: Props) {
  const [value, setValue] = useState(String(input.defaultValue ?? ''));
  return (
    <div className="flex-fill">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={id}
        className={className}
        autoComplete="off"
        onInput={({ currentTarget }) => setValue(currentTarget.value)}
        {...input}
      />
      <Readout id={id} label={label} value={value} />
    </div>
  );
}
