import { Station, useOutcome } from '@playground/kit/stations/Station';
import ShadowRoot from '../../../shared/ShadowRoot';
import { stations } from '../stations';
import Away from './Away';
import Framed from './Framed';
import type { Origin } from './useOrigin';
import { useReports } from './useReports';

export default function InARoot({ other }: { other: Origin }) {
  const [outcome, { done, missed }] = useOutcome();
  const frame = useReports(other.url, ({ trusted }) =>
    trusted ? done('the button in the shadow root was pressed.') : missed('Click me was pressed by a script.'),
  );
  return (
    <Station of={stations['in-a-root']} outcome={outcome}>
      {other.away ? (
        <Away origin={other} />
      ) : (
        <ShadowRoot host={{ id: 'frame-host' }}>
          <Framed
            ref={frame}
            id="root-frame"
            title="In a shadow root"
            origin={other}
            path="/crossOriginFrames/button"
            height={190}
          />
        </ShadowRoot>
      )}
    </Station>
  );
}
