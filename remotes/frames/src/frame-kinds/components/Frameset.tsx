import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';

/** A link to the page with the frameset. That page shows the outcome. */
export default function Frameset() {
  const [outcome] = useOutcome();
  return (
    <Station of={stations.frameset} outcome={outcome}>
      <p>The frameset is on a separate page, and its outcome is there too.</p>
      <a id="frameset-link" href="/frameKinds/frameset">
        Open the legacy frameset
      </a>
    </Station>
  );
}
