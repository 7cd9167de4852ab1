import { otherOrigin } from '@playground/kit/otherOrigin';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isMessage } from '../gate';
import { stations } from '../stations';
import { useSend } from './useSend';

const style = { display: 'block', width: '100%', height: 150 } as const;

export default function InAFrame({ run }: { run: string }) {
  const [outcome, tell] = useOutcome();
  const { token, busy, send } = useSend('in-a-frame', 'the box', tell);
  const [origin] = useState(() => otherOrigin('async'));
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent(({ origin: from, source, data }: MessageEvent) => {
    if (from !== origin || source !== frame.current?.contentWindow || !isMessage(data)) return;
    if (isByHand({ isTrusted: data.byHand, type: 'click' }, tell.missed)) token.current = data.token;
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <Station of={stations['in-a-frame']} outcome={outcome}>
      <iframe
        ref={frame}
        id="far-gate-frame"
        title="Far gate"
        src={`${origin}/challenge/gate?${new URLSearchParams({ run })}`}
        className="border rounded mb-3"
        style={style}
      />
      <button
        id="send-box"
        type="button"
        className="btn btn-primary"
        disabled={busy}
        onClick={({ nativeEvent }) => send(nativeEvent)}
      >
        Send box
      </button>
    </Station>
  );
}
