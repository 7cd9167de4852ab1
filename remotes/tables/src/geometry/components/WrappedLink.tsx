import { stations } from '../stations';
import Area from './Area';
import classes from './Geometry.module.css';

export default function WrappedLink() {
  return (
    <Area
      id="wrapped-area"
      of={stations.wrapped}
      className="px-3"
      judge={({ on, where }) =>
        on.closest('#wrapped-link') ? [true, `on the link, ${where}`] : [false, `beside the link, ${where}`]
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
  );
}
