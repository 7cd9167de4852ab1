import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Contract from './Contract';
import LocalFrame, { EMPTY } from './LocalFrame';

export default function Written() {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations.written} outcome={outcome}>
      <LocalFrame ref={write} id="written-frame" title="Contract written by script">
        <Contract onSign={() => done('the contract written by script was signed.')} missed={missed} />
      </LocalFrame>
    </Station>
  );
}

/** Over the about:blank that a frame without a source has. Its load comes at the end of what is written. */
function write(frame: HTMLIFrameElement | null) {
  const inner = frame?.contentDocument;
  inner?.open();
  inner?.write(EMPTY);
  inner?.close();
}
