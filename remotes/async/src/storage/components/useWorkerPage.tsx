import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isReport, type Report, workerPage } from '../workerPage';

/** So long after its frame has loaded, in milliseconds, a page may report that it is there. A browser's error page never does. */
const PATIENCE = 2_000;

/** So long a frame may load, in milliseconds. Not all browsers say that a frame failed to load. */
const LOADING = 10_000;

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
  const state = useRef<'loading' | 'there' | 'away'>('loading');
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
    state.current = 'there';
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
  const giveUpIn = (milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      state.current = 'away';
      onAway();
    }, milliseconds);
  };
  const load = () => {
    if (state.current === 'there') frame.current?.contentWindow?.postMessage({ order: 'load' }, workerPage.origin);
    // Not while it loads: a frame that is taken away takes its worker along.
    if (state.current === 'away') setAttempt(attempt + 1);
    state.current = 'loading';
    giveUpIn(LOADING);
  };
  const onLoad = () => {
    if (state.current === 'there') return clearTimeout(timer.current);
    state.current = 'away';
    giveUpIn(PATIENCE);
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
