interface SelectProps {
  id: string;
  label: string;
  /** The text of the option for no choice. */
  hint?: string;
  size?: number;
  multiple?: boolean;
  onChange: (chosen: string[]) => void;
}

/** Uncontrolled, because React selects the first option of a list when the value matches no option. */
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
