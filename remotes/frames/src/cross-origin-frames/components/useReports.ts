import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Report, readReport } from '../messages';

/** Hears what frames of one origin report. Gives the ref for these frames: what anybody else says is left to others. */
export function useReports(origin: string, hear: (report: Report, frame: HTMLIFrameElement) => void) {
  const [frames] = useState(() => new Set<HTMLIFrameElement>());
  const onMessage = useEffectEvent((event: MessageEvent) => {
    const report = event.origin === origin ? readReport(event.data) : undefined;
    const frame = [...frames].find(({ contentWindow }) => contentWindow && contentWindow === event.source);
    if (!report || !frame) return;
    // The panel of the handshake counts what it hears.
    event.stopImmediatePropagation();
    hear(report, frame);
  });
  // Before the effect of that panel.
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
