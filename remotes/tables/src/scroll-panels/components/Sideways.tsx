import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Panel from './Panel';
import classes from './ScrollPanels.module.css';

export default function Sideways() {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations.sideways} outcome={outcome}>
      <Panel id="road" label="Road" className={classes.strip}>
        <div className={`d-flex align-items-center justify-content-between p-4 ${classes.road}`}>
          <span>Here it begins.</span>
          <span>Half of the way.</span>
          <button
            type="button"
            id="arrive"
            className="btn btn-primary"
            onClick={({ nativeEvent }) =>
              nativeEvent.isTrusted ? done('the right end is reached.') : missed('the button was pressed by script.')
            }
          >
            Arrive
          </button>
        </div>
      </Panel>
    </Station>
  );
}
