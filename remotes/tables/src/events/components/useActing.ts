import { useEffect, useRef } from 'react';

/** Whether a key or a button of the mouse is down, by a person: what gets or loses the focus then does so by it. */
export function useActing() {
  const acting = useRef(false);
  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined;
    const begin = ({ isTrusted }: Event) => {
      if (!isTrusted) return;
      clearTimeout(end);
      acting.current = true;
    };
    // What the release itself does, as a click on a label, comes right after it.
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
