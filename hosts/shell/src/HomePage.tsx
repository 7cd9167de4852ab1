import { useCallback, useEffect, useState } from 'react';
import type { Catalogue, Group } from './catalogue';
import { Fault } from './Fault';
import { Frame } from './Frame';
import { Unavailable } from './Unavailable';
import { Waiting } from './Waiting';

/** How long the cards wait for the last manifest, in milliseconds: they are in one alphabetical order and must not jump. */
const PATIENCE = 2500;

type HomeModule = typeof import('./Home');
let home: HomeModule | undefined;

/**
 * The home page: its title at once, the rest when its code has come. A document in a frame, and a page opened by its
 * address, do not wait for that code. It is not a `lazy` component: React holds back what follows a Suspense fallback
 * for 300 ms, and the code is here long before.
 */
export function HomePage({ catalogue }: { catalogue: Catalogue }) {
  const settled = useSettled(catalogue.groups);
  const [loaded, setLoaded] = useState(home);
  const [fault, setFault] = useState<Fault>();
  const load = useCallback(async () => {
    setFault(undefined);
    try {
      home = await import(/* webpackChunkName: "home" */ './Home');
      setLoaded(home);
    } catch (error) {
      setFault(Fault.from(error, 'HOME'));
    }
  }, []);

  useEffect(() => {
    if (!home) void load();
  }, [load]);

  return (
    <Frame
      title="Home"
      home
      settled={loaded ? settled : Boolean(fault)}
      description="Small pages to practise and to prove web test automation. Each one holds one thing that test tools find hard."
    >
      {loaded ? (
        <loaded.Home catalogue={catalogue} settled={settled} />
      ) : fault ? (
        <Unavailable what="The home page could not be loaded." fault={fault} onRetry={load} />
      ) : (
        <Waiting />
      )}
    </Frame>
  );
}

/** True when every group has answered, or the slowest has used up our patience: late cards then join the others. */
function useSettled(groups: Group[]): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return waited || groups.every(({ state }) => state !== 'loading');
}
