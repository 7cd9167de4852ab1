import { stations } from '../stations';
import Area from './Area';
import classes from './Geometry.module.css';

export default function Ring() {
  return (
    <Area
      id="ring-area"
      of={stations.ring}
      judge={({ on, where }) => {
        if (on.id === 'ring-shape') return [true, `on the ring, ${where}`];
        return [false, `${on.id === 'hub' ? 'on the disc inside' : 'beside'} the ring, ${where}`];
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a picture has no fieldset. */}
      <svg viewBox="0 0 160 160" width="160" height="160" className="d-block" role="group" aria-label="Wheel">
        {/* biome-ignore lint/a11y: a shape that people press with a pointer only. The station is about that. */}
        <circle id="ring-shape" role="img" aria-label="Ring" cx="80" cy="80" r="62" className={classes.ring} />
        <circle id="hub" cx="80" cy="80" r="24" className={classes.hub} />
      </svg>
    </Area>
  );
}
