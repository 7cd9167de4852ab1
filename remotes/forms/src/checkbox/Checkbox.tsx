interface GroupProps {
  legend: string;
  /** The text of each label, by the id of its box. */
  labels: Record<string, string>;
}

function Group({ legend, labels }: GroupProps) {
  return (
    <fieldset className="card card-body">
      <legend className="fs-6 mb-3">{legend}</legend>
      {Object.entries(labels).map(([id, label]) => (
        <div className="form-check fs-5" key={id}>
          {/* Without autoComplete=off, Firefox restores the checked boxes after a reload. */}
          <input type="checkbox" className="form-check-input" id={id} autoComplete="off" />
          <label className="form-check-label" htmlFor={id}>
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
      <Group legend="In words" labels={{ first: 'First', second: 'Second' }} />
      <Group legend="In digits" labels={{ one: '1', two: '2' }} />
    </div>
  );
}
