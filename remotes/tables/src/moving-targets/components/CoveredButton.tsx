import { Station } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Ground from './Ground';
import classes from './MovingTargets.module.css';
import { usePresses } from './usePresses';

export default function CoveredButton() {
  const { outcome, missed, press } = usePresses();
  return (
    <Station of={stations.covered} outcome={outcome}>
      <div className={`position-relative overflow-hidden border rounded ${classes.terms}`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it. */}
        <section id="terms" aria-label="Terms" tabIndex={0} className="h-100 overflow-auto px-3 pt-3">
          <p>You may switch the lamp on.</p>
          <button id="agree" type="button" className="btn btn-primary mb-3" onClick={press('Agree was pressed.')}>
            Agree
          </button>
          <p>You may switch it off again, as often as you like.</p>
          <p>You may not switch it on while it is on.</p>
          <p>You keep everything the lamp shines on.</p>
          <p>Everything else stays in the dark.</p>
        </section>
        <Ground
          id="foot"
          className={`position-absolute bottom-0 start-0 end-0 border-top text-center text-body-secondary ${classes.foot}`}
          onMiss={() => missed('the click landed on the foot of the panel.')}
        >
          More below
        </Ground>
      </div>
    </Station>
  );
}
