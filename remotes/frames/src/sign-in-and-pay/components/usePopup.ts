import { useEffect, useEffectEvent, useRef } from 'react';
import { type Message, useMessages } from './useMessages';

/** How often we look whether somebody closed the window, and how long its last message may take, in milliseconds. */
const LOOK_MS = 200;

/** A window of its own. `hear` gets its messages, `closed` is called if it is closed without one. It ends with the page. */
export function usePopup(origin: string | undefined, hear: (message: Message) => void, closed: () => void) {
  const popup = useRef<Window>(null);
  const looking = useRef<number>(undefined);
  const heard = useRef(false);
  const stop = () => window.clearInterval(looking.current);
  useMessages(
    origin,
    () => [popup.current],
    (message) => {
      heard.current = true;
      stop();
      hear(message);
    },
  );
  const onClosed = useEffectEvent(closed);
  const look = useRef(() => {});
  useEffect(() => {
    look.current = () => {
      stop();
      let gone = 0;
      looking.current = window.setInterval(() => {
        // Its last message may come a moment after it is gone.
        if (!popup.current?.closed || ++gone < 3) return;
        stop();
        if (!heard.current) onClosed();
      }, LOOK_MS);
    };
    return () => {
      stop();
      popup.current?.close();
    };
  }, []);
  return {
    /** Opens it, or the same one again. Undefined if the browser blocks it. */
    open(address: string): Window | undefined {
      popup.current?.close();
      heard.current = false;
      popup.current = window.open(address, '', 'popup,width=520,height=680');
      if (popup.current) look.current();
      return popup.current ?? undefined;
    },
    /** Closes it, and `closed` is not called. */
    close() {
      stop();
      popup.current?.close();
    },
  };
}
