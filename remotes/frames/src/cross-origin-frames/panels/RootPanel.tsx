import { ShadowRoot } from '@playground/kit/ShadowRoot';
import { useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Away from './Away';
import Framed from './Framed';
import Panel from './Panel';
import type { Origin } from './useOrigin';
import { useReports } from './useReports';

export default function RootPanel({ other }: { other: Origin }) {
  const [outcome, { done, missed }] = useOutcome();
  const frame = useReports(other.url, ({ trusted }) =>
    trusted ? done('the button in the root was pressed.') : missed('the button was pressed by a script.'),
  );
  return (
    <Panel
      of={stations['in-a-root']}
      outcome={outcome}
      task="Click the button in the frame, which is in an open shadow root."
    >
      {other.away ? (
        <Away origin={other} />
      ) : (
        <ShadowRoot id="frame-host">
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
    </Panel>
  );
}
