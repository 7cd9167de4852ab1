import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import { useSteps } from './useSteps';
import classes from './Visibility.module.css';

/** In milliseconds: how long the lamp is hidden, and how long it is back. */
const CYCLE = [800, 800];

export default function GoneForGood({ returns }: { returns: number }) {
  const [outcome, { done, missed }] = useOutcome();
  const [step, start] = useSteps([...Array(returns)].flatMap(() => CYCLE));
  const isGone = step > returns * CYCLE.length;
  const isHidden = step % 2 === 1;
  return (
    <Station of={stations['gone-for-good']} outcome={outcome}>
      <p>
        The lamp comes back <strong id="lamp-returns">{returns === 1 ? 'once' : `${returns} times`}</strong>.
      </p>
      <div className="d-flex flex-wrap gap-2 mb-3">
        <button id="remove-lamp" type="button" className="btn btn-primary" onClick={start}>
          Remove the lamp
        </button>
        <button
          id="lamp-gone"
          type="button"
          className="btn btn-primary"
          onClick={({ nativeEvent }) => {
            if (step === 0) missed('the lamp was not removed yet.');
            else if (!isGone) missed(`the lamp was ${isHidden ? 'only hidden' : 'back'}, and still in the document.`);
            else if (isByHand(nativeEvent, missed)) done('the lamp has left the document.');
          }}
        >
          It is gone
        </button>
      </div>
      <div className={`d-flex align-items-start border rounded p-3 ${classes.box}`}>
        {!isGone && (
          <div id="lamp" hidden={isHidden} className="border rounded bg-warning-subtle px-4 py-2">
            Lamp
          </div>
        )}
      </div>
    </Station>
  );
}
