import { useState } from 'react';

export default function Presses() {
  const [presses, setPresses] = useState(0);
  return (
    <div className="d-flex align-items-center gap-3">
      <button type="button" className="btn btn-primary" onClick={() => setPresses((count) => count + 1)}>
        Press
      </button>
      <output aria-label="Presses">{presses}</output>
    </div>
  );
}
