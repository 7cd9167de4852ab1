import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';

/** The way to the frameset. Its page is another one, and tells there what came of it. */
export default function Frameset() {
  const [outcome] = useOutcome();
  return (
    <Station of={stations.frameset} outcome={outcome}>
      <p>The frameset has a page of its own, which tells its outcome there.</p>
      <a id="frameset-link" href="/frameKinds/frameset">
        Open the legacy frameset
      </a>
    </Station>
  );
}
