import { useSeed } from '@playground/kit/random';
import { useRun } from '@playground/kit/run';
import { useEffect } from 'react';
import { labAddress } from '../components/labAddress';
import { leftNumberOf } from '../lab';

/** A beacon is sent to its end, also when the page that sends it is gone. */
export default function Leave() {
  const seed = useSeed();
  const address = labAddress(`left/${leftNumberOf(seed)}`, useRun(), seed);
  useEffect(() => {
    const tell = () => navigator.sendBeacon(address);
    window.addEventListener('pagehide', tell);
    return () => window.removeEventListener('pagehide', tell);
  }, [address]);
  return (
    <main className="p-3">
      <h1 className="h5">A tab to leave</h1>
      <p className="mb-0">When you close this tab, it sends one request with a number to the server.</p>
    </main>
  );
}
