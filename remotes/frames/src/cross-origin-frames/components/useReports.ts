import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Report, readReport } from '../messages';

/** Calls `hear` for each report of certain frames on one origin. Returns the ref for these frames. */
export function useReports(origin: string, hear: (report: Report, frame: HTMLIFrameElement) => void) {
  const [frames] = useState(() => new Set<HTMLIFrameElement>());
  const onMessage = useEffectEvent((event: MessageEvent) => {
    const report = event.origin === origin ? readReport(event.data) : undefined;
    const frame = [...frames].find(({ contentWindow }) => contentWindow && contentWindow === event.source);
    if (!report || !frame) return;
    // The station Handshake counts every message that reaches it.
    event.stopImmediatePropagation();
    hear(report, frame);
  });
  // A layout effect listens before the effect of Handshake.
  useLayoutEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return;
      frames.add(frame);
      return () => {
        frames.delete(frame);
      };
    },
    [frames],
  );
}
