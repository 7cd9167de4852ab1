import { useState } from 'react';

export default function ButtonClick() {
  const [revealed, setRevealed] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-primary mb-3" onClick={() => setRevealed(true)}>
        Click here
      </button>
      {/* The live region itself is never hidden: a region that appears together with its text is often not read out. */}
      <div role="status">
        <p className="alert alert-success mb-0" hidden={!revealed}>
          You clicked the button!
        </p>
      </div>
    </>
  );
}
