import { useEffect, useRef, useState } from 'react';
import { readMessage } from '../messages';
import Framed from './Framed';
import Panel from './Panel';
import type { Origin } from './useOrigin';

export default function ReplacePanel({ other }: { other: Origin }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [replaced, setReplaced] = useState(0);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== other.url || event.source !== frame.current?.contentWindow) return;
      if (readMessage(event.data)?.kind === 'replace') setReplaced((n) => n + 1);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [other.url]);
  return (
    <Panel
      id="replace"
      title="A frame that is replaced"
      task="Click the button in the frame, then the one in the frame that took its place."
      hard="the element is removed while a tool may still hold it, and the new one looks exactly the same."
    >
      <p role="status">The frame was replaced {replaced === 1 ? 'once' : `${replaced} times`}.</p>
      <Framed
        key={replaced}
        ref={frame}
        id="replaced-frame"
        title="Replaced"
        origin={other}
        path="/crossOriginFrames/replaced"
        height={150}
      />
    </Panel>
  );
}
