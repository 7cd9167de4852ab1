import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import { document as file } from '../document';
import { stations } from '../stations';

export default function Offline() {
  const [outcome, { done, missed }] = useOutcome();
  const [asking, setAsking] = useState(false);
  const visit = useRef<AbortController>(undefined);
  useEffect(() => () => visit.current?.abort(), []);

  const check = async (cause: Cause) => {
    if (asking) return;
    if (navigator.onLine) return missed('the browser is online.');
    visit.current = new AbortController();
    const { signal } = visit.current;
    setAsking(true);
    const arrived = await fetch(file, { method: 'HEAD', cache: 'no-store', signal }).then(
      () => true,
      () => false,
    );
    if (signal.aborted) return;
    setAsking(false);
    if (arrived) missed('the browser says that it is offline, but a file arrived.');
    else if (isByHand(cause, missed)) done('the browser is offline, and the file did not arrive.');
  };

  return (
    <Station of={stations.offline} outcome={outcome}>
      <button
        type="button"
        id="check-network"
        className="btn btn-primary"
        onClick={({ nativeEvent }) => check(nativeEvent)}
      >
        Check the network
      </button>
    </Station>
  );
}
