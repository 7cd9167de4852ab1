import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Contract from './Contract';
import LocalFrame, { EMPTY } from './LocalFrame';

export default function Srcdoc() {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations.srcdoc} outcome={outcome}>
      <LocalFrame id="srcdoc-frame" title="Contract in an attribute" srcDoc={EMPTY}>
        <Contract onSign={() => done('the contract in srcdoc was signed.')} missed={missed} />
      </LocalFrame>
    </Station>
  );
}
