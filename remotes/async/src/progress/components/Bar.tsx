interface Props {
  id: string;
  label: string;
  value: number;
}

/** A progress bar with its label and its value in words. */
export default function Bar({ id, label, value }: Props) {
  return (
    <div className="mb-3">
      <div className="d-flex justify-content-between">
        <span id={`${id}-label`}>{label}</span>
        <span>{`${value} %`}</span>
      </div>
      <div
        id={id}
        role="progressbar"
        className="progress"
        aria-labelledby={`${id}-label`}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {/* Without a transition, because the bar must not be behind its number. */}
        <div
          className="progress-bar"
          style={{ width: `${value}%`, transition: 'none', backgroundColor: 'var(--accent)' }}
        />
      </div>
    </div>
  );
}
