import { useState } from 'react';
import Framed from './Framed';
import Panel from './Panel';
import type { Origin } from './useOrigin';

export default function LazyPanel({ other }: { other: Origin }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <Panel
      id="lazy"
      title="A lazy frame"
      task="Click the button in the frame, which is far below."
      hard="the frame has no document until somebody scrolls near it, although its element is there all the time."
    >
      <p role="status">{loaded ? 'The frame was loaded.' : 'The frame was not loaded yet.'}</p>
      {/* Browsers load a lazy frame long before it is seen, Chromium from 2500 px away on a slow connection. */}
      <div className="border-start border-4 ps-3 mb-3 text-body-secondary" style={{ height: 2600 }}>
        Further down…
      </div>
      <Framed
        loading="lazy"
        id="lazy-frame"
        title="Lazy"
        origin={other}
        path="/crossOriginFrames/button"
        height={190}
        onLoad={() => setLoaded(true)}
      />
    </Panel>
  );
}
