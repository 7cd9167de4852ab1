import { useEffect, useRef } from 'react';

/** Whether a person holds a key or a mouse button down, so that a focus change is theirs. */
export function useActing() {
  const acting = useRef(false);
  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined;
    const begin = ({ isTrusted }: Event) => {
      if (!isTrusted) return;
      clearTimeout(end);
      acting.current = true;
    };
    // Waits for what the release itself causes, such as a click on a label.
    const release = () => {
      clearTimeout(end);
      end = setTimeout(() => {
        acting.current = false;
      });
    };
    for (const type of ['mousedown', 'keydown']) document.addEventListener(type, begin, true);
    for (const type of ['mouseup', 'keyup']) document.addEventListener(type, release, true);
    return () => {
      clearTimeout(end);
      for (const type of ['mousedown', 'keydown']) document.removeEventListener(type, begin, true);
      for (const type of ['mouseup', 'keyup']) document.removeEventListener(type, release, true);
    };
  }, []);
  return acting;
}
