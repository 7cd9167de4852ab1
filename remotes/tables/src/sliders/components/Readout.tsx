/** The current value of a control. */
export default function Readout({ id, label, children }: { id: string; label: string; children: string }) {
  return (
    <p className="mb-0">
      {label}:{' '}
      <output id={id} aria-label={label}>
        {children}
      </output>
    </p>
  );
}
