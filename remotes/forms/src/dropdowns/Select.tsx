interface SelectProps {
  id: string;
  label: string;
  /** The text shown while nothing is chosen. Choosing it means choosing nothing. */
  hint?: string;
  size?: number;
  multiple?: boolean;
  onChange: (chosen: string[]) => void;
}

/** Uncontrolled: React would select the first option of a list whose value is none of them. */
export default function Select({ id, label, hint, onChange, ...list }: SelectProps) {
  return (
    <div className="w-100">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        {...list}
        id={id}
        className="form-select"
        autoComplete="off"
        onChange={(event) => onChange([...event.target.selectedOptions].map((option) => option.value))}
      >
        {hint && <option value="">{hint}</option>}
        {['One', 'Two', 'Three'].map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
