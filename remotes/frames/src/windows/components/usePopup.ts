import { useEffect, useEffectEvent, useState } from 'react';
import { type Message, readMessage } from '../messages';

interface Options {
  /** The origin that the window is of. */
  origin?: string;
  /** Told what the window says, with a way to answer it. */
  hear?: (message: Message, answer: (message: Message) => void) => void;
  /** Told that the window is gone, whoever closed it. */
  closed?: () => void;
}

/** How often is looked whether the window is still there, in milliseconds: no event says so. */
const PACE = 200;

/**
 * A window of the page, which closes with the page. `open` gives the window, or null where the browser blocked it; one that is open
 * comes to the front, and is navigated only if it has a name.
 */
export function usePopup({ origin = window.location.origin, hear, closed }: Options) {
  const [popup, setPopup] = useState<Window | null>(null);
  const onMessage = useEffectEvent((data: unknown) => {
    const message = readMessage(data);
    if (message) hear?.(message, (answer) => popup?.postMessage(answer, origin));
  });
  const onClosed = useEffectEvent(() => {
    setPopup(null);
    closed?.();
  });
  useEffect(() => {
    if (!popup) return;
    const listen = ({ origin: from, source, data }: MessageEvent) => {
      if (from === origin && source === popup) onMessage(data);
    };
    const watch = setInterval(() => popup.closed && onClosed(), PACE);
    const leave = () => popup.close();
    window.addEventListener('message', listen);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(watch);
      window.removeEventListener('message', listen);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [popup, origin]);
  const open = (path: string, { name = '_blank', features = 'popup,width=480,height=440' } = {}) => {
    const isThere = popup !== null && !popup.closed;
    const opened = isThere && name === '_blank' ? popup : window.open(origin + path, name, features);
    if (isThere) opened?.focus();
    setPopup(opened);
    return opened;
  };
  return { popup, open };
}
