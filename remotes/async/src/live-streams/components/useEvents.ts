import { siteConfig } from '@playground/kit/siteConfig';
import { underFault } from '@playground/kit/underFault';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Script, Sent } from '../draw';
import type { LineState } from './Line';

/** So long the page waits before it opens a refused line again, in milliseconds. */
const RETRY = 1000;

/** So many refusals in a row may come while a server starts again. */
const MOST_REFUSALS = 10;

/**
 * A stream of server-sent events. The browser opens it again by itself when it ends too early, but gives up if the server answers with an
 * error then. A server that is replaced does so, so the page opens the line itself.
 */
export function useEvents(call: `stream/${Script}`, seed: string, missed: (what: string) => void) {
  const [came, setCame] = useState<Sent[]>([]);
  const [line, setLine] = useState<LineState>('closed');
  const [losses, setLosses] = useState(0);
  const source = useRef<EventSource>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    source.current?.close();
  }, []);
  useEffect(() => leave, [leave]);
  const open = (after?: string, refusals = 0) => {
    const query = new URLSearchParams({ seed, ...(after && { after }) });
    const opened = new EventSource(underFault(`${siteConfig().services.mail}/${call}?${query}`));
    let wasOpen = after !== undefined;
    let last = after ?? '';
    let refused = refusals;
    source.current = opened;
    opened.onopen = () => {
      wasOpen = true;
      refused = 0;
      setLine('open');
    };
    opened.onerror = () => {
      if (opened.readyState !== EventSource.CLOSED) {
        setLine('lost');
        setLosses((before) => before + 1);
      } else if (wasOpen && refused < MOST_REFUSALS) {
        setLine('lost');
        timer.current = setTimeout(() => open(last, refused + 1), RETRY);
      } else {
        setLine('closed');
        missed('the server refused the line. Please press again.');
      }
    };
    for (const event of ['news', 'alarm', 'message']) {
      opened.addEventListener(event, ({ data, lastEventId }) => {
        last = lastEventId;
        const sent = JSON.parse(data) as Sent;
        setCame((before) => [...before, { ...sent, event }]);
      });
    }
    opened.addEventListener('end', () => {
      opened.close();
      setLine('ended');
    });
  };
  return {
    came,
    setCame,
    line,
    losses,
    follow() {
      leave();
      setCame([]);
      setLosses(0);
      setLine('opening');
      open();
    },
  };
}
