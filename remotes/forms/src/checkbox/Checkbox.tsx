import { useId } from 'react';

function Group({ legend, labels }: { legend: string; labels: string[] }) {
  const id = useId();
  return (
    <fieldset className="card card-body">
      <legend className="fs-6 mb-3">{legend}</legend>
      {labels.map((label) => (
        <div className="form-check fs-5" key={label}>
          {/* Off after every load: Firefox would otherwise restore what was checked before a reload. */}
          <input type="checkbox" className="form-check-input" id={id + label} autoComplete="off" />
          <label className="form-check-label" htmlFor={id + label}>
            {label}
          </label>
        </div>
      ))}
    </fieldset>
  );
}

export default function Checkbox() {
  return (
    <div className="d-flex flex-column gap-3">
      <Group legend="In words" labels={['First', 'Second']} />
      <Group legend="In digits" labels={['1', '2']} />
    </div>
  );
}
