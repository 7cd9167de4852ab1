import { useEffect, useEffectEvent, useState } from 'react';
import { useWindowEvent } from '../../../shared/useWindowEvent';
import { type Message, readMessage } from '../messages';

interface Options {
  /** The origin of the window. */
  origin?: string;
  /** Gets each message of the window, and a function that answers it. */
  hear?: (message: Message, answer: (message: Message) => void) => void;
  /** Called when the window is gone, whoever closed it. */
  closed?: () => void;
}

/** The time between two checks for a closed window, in milliseconds. No event reports it. */
const PACE = 200;

/**
 * A window that closes with the page. `open` returns it, or null if the browser blocked it. If the window is already open, `open`
 * brings it to the front, and navigates it only if it has a name.
 */
export function usePopup({ origin = window.location.origin, hear, closed }: Options) {
  const [popup, setPopup] = useState<Window | null>(null);
  useWindowEvent('message', ({ origin: from, source, data }) => {
    const message = popup && from === origin && source === popup ? readMessage(data) : undefined;
    if (message) hear?.(message, (answer) => popup?.postMessage(answer, origin));
  });
  useWindowEvent('pagehide', () => popup?.close());
  const onClosed = useEffectEvent(() => {
    setPopup(null);
    closed?.();
  });
  useEffect(() => {
    if (!popup) return;
    let gone = 0;
    const watch = setInterval(() => {
      // Its last message may come a moment after it is gone.
      if (popup.closed && ++gone === 2) onClosed();
    }, PACE);
    return () => {
      clearInterval(watch);
      popup.close();
    };
  }, [popup]);
  const open = (path: string, { name = '_blank', features = 'popup,width=480,height=440' } = {}) => {
    const isThere = popup !== null && !popup.closed;
    const opened = isThere && name === '_blank' ? popup : window.open(origin + path, name, features);
    if (isThere) opened?.focus();
    setPopup(opened);
    return opened;
  };
  return { popup, open };
}
