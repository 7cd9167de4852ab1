import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { lazily, useLazy } from '@playground/kit/useLazy';
import { type ComponentProps, useCallback, useState } from 'react';
import { type Place, placesOf } from '../draw';
import { LEVELS } from '../island';
import { stations } from '../stations';
import type Island from './Island';
import Readout from './Readout';

const island = lazily(() => import('./Island').then((module) => module.default));

export default function IslandMap({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [places] = useState(() => placesOf(seed));
  const [open, setOpen] = useState(false);
  const [level, setLevel] = useState(0);
  const [last, setLast] = useState('none');

  const press = useCallback(
    (name: Place['name'], at: number, event: Event) => {
      setLast(name);
      if (name !== 'Gull Rock') missed(`you pressed the pin ${name}.`);
      else if (at < LEVELS - 1) missed(`the map was at level ${at}, not ${LEVELS - 1}.`);
      else if (isByHand(event, missed)) done('you pressed the pin Gull Rock at level 2.');
    },
    [done, missed],
  );

  return (
    <Station of={stations.map} outcome={outcome}>
      {open ? (
        <LazyIsland places={places} onPress={press} onZoom={setLevel} />
      ) : (
        <button type="button" id="open-map" className="btn btn-primary" onClick={() => setOpen(true)}>
          Open the map
        </button>
      )}
      <Readout id="map-level" label="Level of the map">
        {String(level)}
      </Readout>
      <Readout id="map-last" label="Last pin">
        {last}
      </Readout>
    </Station>
  );
}

/** Leaflet is loaded when the visitor asks for it, as on sites where a map comes from somebody else. */
function LazyIsland(props: ComponentProps<typeof Island>) {
  const { component: Loaded, error, trying, retry } = useLazy(island);
  if (Loaded) return <Loaded {...props} />;
  if (trying) return <p role="status">The map is loading.</p>;
  return (
    <div role="alert" className="alert alert-danger d-flex flex-wrap align-items-center gap-3 mb-0">
      <span>{`The map could not be loaded: ${(error as Error).message}`}</span>
      <button type="button" id="retry-map" className="btn btn-outline-danger btn-sm" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
