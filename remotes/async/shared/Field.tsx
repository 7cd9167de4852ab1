interface Props {
  id: string;
  label: string;
  value: string;
  onType: (value: string) => void;
}

/** A text field that only a person fills: it puts back what a script sets. */
export default function Field({ id, label, value, onType }: Props) {
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="form-control"
        autoComplete="off"
        value={value}
        onChange={({ target, nativeEvent }) => nativeEvent.isTrusted && onType(target.value)}
      />
    </div>
  );
}
