import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Contract from './Contract';
import LocalFrame, { EMPTY } from './LocalFrame';

export default function OutOfView() {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations['out-of-view']} outcome={outcome}>
      <LocalFrame id="archive-frame" title="Archive" srcDoc={EMPTY} height={220}>
        <main aria-labelledby="heading">
          <h1 id="heading">Archive</h1>
          <p style={{ marginBottom: 1200 }}>The contract is at the end.</p>
          <LocalFrame id="archived-frame" title="Archived contract" srcDoc={EMPTY}>
            <Contract onSign={() => done('the contract out of view was signed.')} missed={missed} />
          </LocalFrame>
        </main>
      </LocalFrame>
    </Station>
  );
}
