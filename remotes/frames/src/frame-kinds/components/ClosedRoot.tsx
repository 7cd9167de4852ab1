import { Station, useOutcome } from '@playground/kit/stations/Station';
import ShadowRoot from '../../../shared/ShadowRoot';
import { contract } from '../documents';
import { stations } from '../stations';
import LocalFrame from './LocalFrame';

const TITLE = 'Contract in a closed root';

export default function ClosedRoot() {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations['closed-root']} outcome={outcome}>
      <ShadowRoot mode="closed" host={{ id: 'closed-host' }}>
        <LocalFrame
          id="closed-frame"
          name="closed-contract"
          title={TITLE}
          srcDoc={contract(TITLE)}
          onSign={() => done('the contract in the closed root was signed.')}
          missed={missed}
        />
      </ShadowRoot>
    </Station>
  );
}
