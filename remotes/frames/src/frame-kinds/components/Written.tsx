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

/** Writes over the frame's about:blank. The load event follows when the writing ends. */
function write(frame: HTMLIFrameElement | null) {
  const inner = frame?.contentDocument;
  inner?.open();
  inner?.write(EMPTY);
  inner?.close();
}
