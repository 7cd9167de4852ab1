import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Framed from './Framed';
import type { Origin } from './useOrigin';
import { useReports } from './useReports';

export default function Lazy({ other }: { other: Origin }) {
  const [outcome, { done, missed }] = useOutcome();
  const frame = useReports(other.url, ({ trusted }) =>
    trusted ? done('the button in the lazy frame was pressed.') : missed('Click me was pressed by a script.'),
  );
  const [loaded, setLoaded] = useState(false);
  return (
    <Station of={stations.lazy} outcome={outcome}>
      <p role="status">{loaded ? 'The frame was loaded.' : 'The frame was not loaded yet.'}</p>
      {/* Browsers load a lazy frame early: Chromium from 2500 px away on a slow connection. */}
      <div className="border-start border-4 ps-3 mb-3 text-body-secondary" style={{ height: 2600 }}>
        Further down…
      </div>
      <Framed
        ref={frame}
        loading="lazy"
        id="lazy-frame"
        title="Lazy"
        origin={other}
        path="/crossOriginFrames/button"
        height={190}
        onLoad={() => setLoaded(true)}
      />
    </Station>
  );
}
