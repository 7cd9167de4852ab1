import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isReport, type Report, workerPage } from '../workerPage';

/** So long after its frame has loaded, in milliseconds, a page may report that it is there. A browser's error page never does. */
const PATIENCE = 2_000;

interface Props {
  id: string;
  title: string;
  onReport: (report: Report) => void;
  /** The frame was loaded, and the page is not in it. */
  onAway: () => void;
}

const style = { display: 'block', width: '100%', height: 150 } as const;

/** The frame of a page with a worker, and what sends orders to that page. */
export function useWorkerPage({ id, title, onReport, onAway }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const alive = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [attempt, setAttempt] = useState(0);
  // The address is the scope of the worker, so each visit has its own.
  const [address] = useState(() => {
    const visit = crypto.getRandomValues(new Uint32Array(2)).join('-');
    return `${workerPage.href}?station=${id}&visit=${visit}`;
  });
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.source !== frame.current?.contentWindow || event.origin !== workerPage.origin) return;
    if (!isReport(event.data)) return;
    alive.current = true;
    clearTimeout(timer.current);
    onReport(event.data);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      clearTimeout(timer.current);
    };
  }, []);
  const order = (what: { order: 'register'; version: 1 | 2 } | { order: 'use' }) =>
    frame.current?.contentWindow?.postMessage(what, workerPage.origin);
  const load = () => {
    if (alive.current) frame.current?.contentWindow?.postMessage({ order: 'load' }, workerPage.origin);
    else setAttempt(attempt + 1);
    alive.current = false;
  };
  const onLoad = () => {
    clearTimeout(timer.current);
    if (!alive.current) timer.current = setTimeout(onAway, PATIENCE);
  };
  const view = (
    <iframe
      key={attempt}
      ref={frame}
      id={`${id}-frame`}
      title={title}
      src={address}
      className="border rounded"
      style={style}
      onLoad={onLoad}
    />
  );
  return { view, order, load };
}
