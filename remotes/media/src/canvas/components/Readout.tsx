interface Props {
  id: string;
  label: string;
  children: string;
}

/** What a picture shows, as text. */
export default function Readout({ id, label, children }: Props) {
  return (
    <p className="mb-0 mt-2">
      {label}:{' '}
      <output id={id} aria-label={label}>
        {children}
      </output>
    </p>
  );
}
