import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef, useState } from 'react';
import { useWindowEvent } from '../../../shared/useWindowEvent';
import { readMessage, WELCOME } from '../messages';
import { paths } from '../plainDocuments';
import { stations } from '../stations';
import Framed from './Framed';
import type { Origin } from './useOrigin';

/** Answers the hello of its frame and shows the texts that the frame sends. It counts all other messages as refused. */
export default function Handshake({ other, own }: { other: Origin; own: Origin }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stranger = useRef<HTMLIFrameElement>(null);
  const heard = useRef(new Set<'hello' | 'stranger'>());
  const [outcome, { done, missed }] = useOutcome();
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState(0);
  useWindowEvent('message', (event) => {
    const message = event.origin === other.url ? readMessage(event.data) : undefined;
    // This one is for the station Replace.
    if (message?.kind === 'replace') return;
    const speaker = frame.current?.contentWindow;
    if (!message || !speaker || event.source !== speaker) {
      setRefused((n) => n + 1);
      if (event.source !== null && event.source === stranger.current?.contentWindow) heard.current.add('stranger');
    } else if (message.kind === 'hello') speaker.postMessage(WELCOME, other.url);
    else {
      setSaid(message.text);
      if (!message.trusted) missed('Send was pressed by a script.');
      else if (message.text !== 'hello') missed(`‘${message.text}’ was sent, not hello.`);
      else heard.current.add('hello');
    }
    if (heard.current.size === 2) done('hello was accepted, and the message of the stranger was refused.');
  });
  return (
    <Station of={stations.handshake} outcome={outcome}>
      <p role="status">{said ? `The frame says: ${said}` : 'The frame has said nothing yet.'}</p>
      <p>
        Refused messages: <output aria-label="Refused messages">{refused}</output>
      </p>
      <div className="row g-3">
        <div className="col-12 col-lg-8">
          <Framed
            ref={frame}
            id="speaker-frame"
            title="Speaker"
            origin={other}
            path="/crossOriginFrames/handshake"
            height={300}
          />
        </div>
        <div className="col-12 col-lg-4">
          {/* Without allow-same-origin, the document has an opaque origin, not that of its file. */}
          <Framed
            ref={stranger}
            id="stranger-frame"
            title="Stranger"
            sandbox="allow-scripts"
            origin={own}
            path={paths.stranger}
            height={300}
          />
        </div>
      </div>
    </Station>
  );
}
