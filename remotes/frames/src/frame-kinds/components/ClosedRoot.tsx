import { Station, useOutcome } from '@playground/kit/stations/Station';
import ShadowRoot from '../../../shared/ShadowRoot';
import { stations } from '../stations';
import Contract from './Contract';
import LocalFrame, { EMPTY } from './LocalFrame';

export default function ClosedRoot() {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations['closed-root']} outcome={outcome}>
      <ShadowRoot mode="closed" host={{ id: 'closed-host' }}>
        <LocalFrame id="closed-frame" name="closed-contract" title="Contract in a closed root" srcDoc={EMPTY}>
          <Contract onSign={() => done('the contract in the closed root was signed.')} missed={missed} />
        </LocalFrame>
      </ShadowRoot>
    </Station>
  );
}
