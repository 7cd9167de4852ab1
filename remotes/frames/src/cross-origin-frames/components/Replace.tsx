import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef, useState } from 'react';
import { useWindowEvent } from '../../../shared/useWindowEvent';
import { readMessage } from '../messages';
import { stations } from '../stations';
import Framed from './Framed';
import type { Origin } from './useOrigin';

export default function Replace({ other }: { other: Origin }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [replaced, setReplaced] = useState(0);
  const [outcome, { done, missed }] = useOutcome();
  const pressed = useRef(0);
  useWindowEvent('message', (event) => {
    if (event.origin !== other.url || event.source !== frame.current?.contentWindow) return;
    const message = readMessage(event.data);
    if (message?.kind !== 'replace') return;
    setReplaced((n) => n + 1);
    if (!message.trusted) missed('Replace me was pressed by a script.');
    else if (++pressed.current === 2) done('Replace me was pressed in two frames.');
  });
  return (
    <Station of={stations.replace} outcome={outcome}>
      <p role="status">{`The frame was replaced ${replaced === 1 ? 'once' : `${replaced} times`}.`}</p>
      <Framed
        key={replaced}
        ref={frame}
        id="replaced-frame"
        title="Replaced"
        origin={other}
        path="/crossOriginFrames/replaced"
        height={150}
      />
    </Station>
  );
}
