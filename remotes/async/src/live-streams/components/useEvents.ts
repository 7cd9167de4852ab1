import type { Script, Sent } from '@playground/kit/contract/streams';
import { siteConfig } from '@playground/kit/siteConfig';
import { underFault } from '@playground/kit/underFault';
import { useEffect, useRef, useState } from 'react';
import type { LineState } from './Line';

/** A stream of server-sent events. The browser opens it again by itself when it ends too early. */
export function useEvents(call: `stream/${Script}`, seed: string, missed: (what: string) => void) {
  const [came, setCame] = useState<Sent[]>([]);
  const [line, setLine] = useState<LineState>('closed');
  const [losses, setLosses] = useState(0);
  const source = useRef<EventSource>(null);
  useEffect(() => () => source.current?.close(), []);
  return {
    came,
    setCame,
    line,
    losses,
    follow() {
      source.current?.close();
      setCame([]);
      setLosses(0);
      setLine('opening');
      const query = new URLSearchParams({ seed });
      const opened = new EventSource(underFault(`${siteConfig().services.mail}/${call}?${query}`));
      source.current = opened;
      opened.onopen = () => setLine('open');
      opened.onerror = () => {
        const isClosed = opened.readyState === EventSource.CLOSED;
        setLine(isClosed ? 'closed' : 'lost');
        if (isClosed) missed('the server refused the line. Please press again.');
        else setLosses((before) => before + 1);
      };
      for (const event of ['news', 'alarm', 'message']) {
        opened.addEventListener(event, ({ data }) => {
          const sent = JSON.parse(data) as Sent;
          setCame((before) => [...before, { ...sent, event }]);
        });
      }
      opened.addEventListener('end', () => {
        opened.close();
        setLine('ended');
      });
    },
  };
}
