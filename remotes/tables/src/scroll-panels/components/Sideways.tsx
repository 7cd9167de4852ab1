import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Panel, { STRIP } from './Panel';
import classes from './ScrollPanels.module.css';

export default function Sideways() {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations.sideways} outcome={outcome}>
      <Panel id="road" label="Road" className={STRIP}>
        <div className={`d-flex align-items-center justify-content-between p-4 ${classes.road}`}>
          <span>Start here.</span>
          <span>Half of the way.</span>
          <button
            type="button"
            id="arrive"
            className="btn btn-primary"
            onClick={(event) => isByHand(event, missed) && done('you reached the right end.')}
          >
            Arrive
          </button>
        </div>
      </Panel>
    </Station>
  );
}
