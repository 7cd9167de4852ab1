import { useState } from 'react';

/** A button that says its name once it was clicked. */
export default function ClickButton({ name }: { name: string }) {
  const [clicked, setClicked] = useState(false);
  return (
    <button type="button" className="btn btn-primary" aria-live="polite" onClick={() => setClicked(true)}>
      {clicked ? name : 'Click me'}
    </button>
  );
}
