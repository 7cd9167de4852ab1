import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Area from './Area';
import classes from './Geometry.module.css';

export default function WrappedLink() {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations.wrapped} outcome={outcome}>
      <Area
        id="wrapped-area"
        className="px-3"
        missed={missed}
        onLand={({ on, where }) =>
          on.closest('#wrapped-link')
            ? done(`the click landed on the link, ${where}.`)
            : missed(`the click landed beside the link, ${where}.`)
        }
      >
        <p className={`mb-0 ${classes.lines}`}>
          <span className={classes.lead}>Please read</span>{' '}
          <a id="wrapped-link" href="#wrapped">
            the rules <br />
            of the lift
          </a>
        </p>
      </Area>
    </Station>
  );
}
