import { Station, useOutcome } from '@playground/kit/stations/Station';
import { contract } from '../documents';
import { stations } from '../stations';
import LocalFrame from './LocalFrame';

const TITLE = 'Contract in an attribute';

export default function Srcdoc() {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations.srcdoc} outcome={outcome}>
      <LocalFrame
        id="srcdoc-frame"
        title={TITLE}
        srcDoc={contract(TITLE)}
        onSign={() => done('the contract in srcdoc was signed.')}
        missed={missed}
      />
    </Station>
  );
}
