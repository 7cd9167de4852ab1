import { type MouseEvent, useState } from 'react';

export default function LocalButton({ onClick }: { onClick: (event: MouseEvent) => void }) {
  const [clicked, setClicked] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={(event) => {
          setClicked(true);
          onClick(event);
        }}
      >
        Click me
      </button>
      <p role="status">{clicked && 'The button was clicked.'}</p>
    </>
  );
}
