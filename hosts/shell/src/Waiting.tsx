import { useEffect, useState } from 'react';

/** A quick page shows nothing while it loads; a slow one says that it is on its way. */
export function Waiting() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 400);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <p role="status" className="d-flex align-items-center gap-2 text-body-secondary">
      <span className="spinner-border spinner-border-sm" aria-hidden="true" />
      Loading…
    </p>
  );
}
