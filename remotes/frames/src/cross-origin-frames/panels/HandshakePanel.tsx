import { useEffect, useRef, useState } from 'react';
import { readMessage, WELCOME } from '../messages';
import { paths } from '../plainDocuments';
import Framed from './Framed';
import Panel from './Panel';
import type { Origin } from './useOrigin';

/** Answers the hello of its frame and shows the text that the frame sends. All other messages are only counted. */
export default function HandshakePanel({ other, own }: { other: Origin; own: Origin }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = event.origin === other.url ? readMessage(event.data) : undefined;
      // Meant for the panel whose frame is replaced.
      if (message?.kind === 'replace') return;
      const speaker = frame.current?.contentWindow;
      if (!message || !speaker || event.source !== speaker) setRefused((n) => n + 1);
      else if (message.kind === 'hello') speaker.postMessage(WELCOME, other.url);
      else setSaid(message.text);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [other.url]);
  return (
    <Panel
      id="handshake"
      title="A handshake by messages"
      task="Send a message from the first frame and read it here. What the second sends, from a third origin, is refused."
      hard="the frame is ready only when a message has gone there and back, and nothing in the page shows when."
    >
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
          {/* Without allow-same-origin a document has an origin that is no other's, not even that of the file it came from. */}
          <Framed
            id="stranger-frame"
            title="Stranger"
            sandbox="allow-scripts"
            origin={own}
            path={paths.stranger}
            height={300}
          />
        </div>
      </div>
    </Panel>
  );
}
