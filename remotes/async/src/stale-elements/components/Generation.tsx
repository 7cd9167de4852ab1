import { useCallback, useEffect, useRef, useState } from 'react';

/** A button that hears clicks even when it has left the page, because a script can still press it. */
export default function Generation({ onPress }: { onPress: (event: MouseEvent) => void }) {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  const [hear] = useState(() => (event: MouseEvent) => latest.current(event));
  // Not by React, which hears clicks on the page only. The listener goes with its button.
  const listen = useCallback((button: HTMLButtonElement | null) => button?.addEventListener('click', hear), [hear]);
  return (
    <button type="button" id="confirm" className="btn btn-primary" ref={listen}>
      Confirm
    </button>
  );
}
