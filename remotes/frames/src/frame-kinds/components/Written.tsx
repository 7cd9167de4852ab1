import { Station, useOutcome } from '@playground/kit/stations/Station';
import { contract } from '../documents';
import { stations } from '../stations';
import LocalFrame from './LocalFrame';

const TITLE = 'Contract written by script';

export default function Written() {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations.written} outcome={outcome}>
      <LocalFrame
        ref={write}
        id="written-frame"
        title={TITLE}
        onSign={() => done('the contract written by script was signed.')}
        missed={missed}
      />
    </Station>
  );
}

/** Writes over the frame's about:blank. The load event follows when the writing ends. */
function write(frame: HTMLIFrameElement | null) {
  const inner = frame?.contentDocument;
  inner?.open();
  inner?.write(contract(TITLE));
  inner?.close();
}
