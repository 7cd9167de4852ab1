import { useState } from 'react';

export default function ButtonClick() {
  const [revealed, setRevealed] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-primary mb-3" onClick={() => setRevealed(true)}>
        Click here
      </button>
      {/* The live region is never hidden, because screen readers often skip a region that appears with its text. */}
      <div role="status">
        <p className="alert alert-success mb-0" hidden={!revealed}>
          You clicked the button!
        </p>
      </div>
    </>
  );
}
