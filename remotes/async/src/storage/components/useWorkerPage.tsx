import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isReport, type Report, workerPage } from '../workerPage';

/** So long after its frame has loaded, in milliseconds, a page may report that it is there. A browser's error page never does. */
const PATIENCE = 2_000;

/** So long a frame may load, in milliseconds. Not all browsers say that a frame failed to load. */
const LOADING = 10_000;

type Order = { order: 'register'; version: 1 | 2 } | { order: 'use' };

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
  const send = (what: Order | { order: 'load' }) => frame.current?.contentWindow?.postMessage(what, workerPage.origin);
  /** Orders that came before the page was there. */
  const waiting = useRef<Order[]>([]);
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.source !== frame.current?.contentWindow || event.origin !== workerPage.origin) return;
    if (!isReport(event.data)) return;
    state.current = 'there';
    clearTimeout(timer.current);
    waiting.current.splice(0).forEach(send);
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
  const order = (what: Order) => {
    if (state.current === 'there') send(what);
    else waiting.current.push(what);
  };
  const giveUpIn = (milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      state.current = 'away';
      onAway();
    }, milliseconds);
  };
  const load = () => {
    if (state.current === 'there') send({ order: 'load' });
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
