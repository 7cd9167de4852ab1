/**
 * Two text inputs side by side with nothing of their own to find them by: no name, no id, no label. That is the
 * exercise (find them by where they stand), so the demo's exceptions name them, and a test keeps them so.
 */
export default function UnnamedPair({ placeholders = [] }: { placeholders?: string[] }) {
  return (
    <div className="d-flex flex-column flex-sm-row gap-3 mb-3">
      {[0, 1].map((place) => (
        <input key={place} type="text" className="form-control" placeholder={placeholders[place]} autoComplete="off" />
      ))}
    </div>
  );
}
