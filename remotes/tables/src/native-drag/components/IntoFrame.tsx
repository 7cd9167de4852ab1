import { otherOrigin } from '@playground/kit/otherOrigin';
import { shortened } from '@playground/kit/quoted';
import { ByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import { DRAG_EVENTS } from '../dragEvents';
import { letterOf } from '../draw';
import { readMessage } from '../messages';
import { stations } from '../stations';
import Piece from './Piece';

export default function IntoFrame({ seed }: { seed: string }) {
  const letter = letterOf(seed);
  const [origin] = useState(() => otherOrigin('tables'));
  const [outcome, { done, missed }] = useOutcome();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readMessage(event.data);
      if (message?.kind === 'missed') missed(message.text);
      else if (message?.text === letter) done(`the tray got ${letter}.`);
      else if (message) missed(`the tray got “${shortened(message.text)}”, which is not the letter.`);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, letter, done, missed]);
  // The page gets no events while the pointer is over the frame, so it cannot say where the drop was.
  const letGo = () => missed('nothing accepted the letter. In Chrome, drag it from the window that the link opens.');
  return (
    <Station of={stations.frame} outcome={outcome}>
      <ByHand events={DRAG_EVENTS} missed={missed}>
        <div className="d-flex flex-wrap align-items-center gap-3 mb-3">
          <Piece id="letter" type="text/plain" data={letter} onRefused={letGo}>
            {letter}
          </Piece>
          <a
            id="letter-window"
            href={`/nativeDrag/letter?seed=${encodeURIComponent(seed)}`}
            target="_blank"
            rel="noopener"
          >
            The letter in a window of its own
          </a>
        </div>
      </ByHand>
      <iframe
        id="tray-frame"
        ref={frame}
        title="Tray"
        src={`${origin}/nativeDrag/tray`}
        height={160}
        className="d-block w-100 border rounded"
      />
    </Station>
  );
}
