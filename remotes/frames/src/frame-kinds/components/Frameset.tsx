import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWindowEvent } from '../../../shared/useWindowEvent';
import { frameset } from '../frameset';
import { stations } from '../stations';

interface Signed {
  kind: 'signed';
  trusted: boolean;
}

const isSigned = (data: unknown): data is Signed => (data as Partial<Signed> | null)?.kind === 'signed';

/** The station with a button that opens the frameset in a tab, and with another way to it. */
export default function Frameset({ children }: { children: ReactNode }) {
  const [outcome, { done, missed }] = useOutcome();
  const tab = useRef<Window | null>(null);
  useWindowEvent('message', ({ origin, source, data }) => {
    if (origin !== frameset.origin || source === window || !isSigned(data)) return;
    if (data.trusted) done('the contract in the frameset was signed.');
    else missed('Sign was pressed by a script.');
  });
  useWindowEvent('pagehide', () => tab.current?.close());
  useEffect(() => () => tab.current?.close(), []);
  const open = () => {
    tab.current?.close();
    tab.current = window.open(frameset);
    if (!tab.current) missed('this browser blocked the tab.');
  };
  return (
    <Station of={stations.frameset} outcome={outcome}>
      <p>
        <button type="button" id="open-frameset" className="btn btn-primary" onClick={open}>
          Open the frameset in a tab
        </button>
      </p>
      {children}
    </Station>
  );
}
