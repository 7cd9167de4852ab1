import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef } from 'react';
import { firstDocument, isPress } from '../journey';
import { stations } from '../stations';

/** Two documents in a frame, with a transition from one to the other. */
export default function Journey() {
  const [outcome, { done, missed }] = useOutcome();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== firstDocument.origin || source !== frame.current?.contentWindow || !isPress(data)) return;
      if (data.isEarly) missed('you pressed while the picture moved.');
      else if (isByHand({ isTrusted: data.isTrusted, type: 'click' }, missed))
        done(data.picture === 'stood' ? 'you arrived after the picture.' : 'you arrived, and no picture moved.');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [done, missed]);
  return (
    <Station of={stations['next-document']} outcome={outcome}>
      {!('CSSViewTransitionRule' in window) && (
        <p>This browser has no view transitions between documents, so no picture moves.</p>
      )}
      <iframe
        ref={frame}
        id="journey"
        title="Journey"
        src={firstDocument.href}
        height={130}
        className="d-block w-100 border rounded"
      />
    </Station>
  );
}
