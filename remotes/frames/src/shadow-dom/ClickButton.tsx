import { useState } from 'react';

/** A button that shows its name after a click. */
export default function ClickButton({ name }: { name: string }) {
  const [clicked, setClicked] = useState(false);
  return (
    <button type="button" className="btn btn-primary" aria-live="polite" onClick={() => setClicked(true)}>
      {clicked ? name : 'Click me'}
    </button>
  );
}
