/**
 * Two text inputs side by side without name, id and label. Hard on purpose: you find them by their position. `exceptions.ts`
 * lists them, and a test keeps them unnamed.
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
