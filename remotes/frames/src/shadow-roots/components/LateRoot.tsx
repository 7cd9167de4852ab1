import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { stations } from '../stations';
import { dress } from './sheet';

/** The time from the click to the shadow root, in milliseconds. */
const DELAY = 1500;

export default function LateRoot() {
  const [outcome, { done, missed }] = useOutcome();
  const host = useRef<HTMLDivElement>(null);
  const [loading, setLoading] = useState(false);
  const loadedByHand = useRef(false);
  const [root, setRoot] = useState<ShadowRoot>();
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => {
      const attached = host.current?.attachShadow({ mode: 'open' });
      if (attached) dress(attached);
      setRoot(attached);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [loading]);
  const press = (place: 'page' | 'root', trusted: boolean) => {
    if (place === 'page' && !root) missed('Agree was pressed before the shadow root came.');
    else if (place === 'page') missed('the old Agree was pressed, which is not shown any more.');
    else if (!trusted) missed('Agree was pressed by a script.');
    else if (!loadedByHand.current) missed('Load was pressed by a script.');
    else done('Agree was pressed in the shadow root.');
  };
  return (
    <Station of={stations['late-root']} outcome={outcome}>
      <button
        type="button"
        id="load-root"
        className="btn btn-secondary mb-3"
        disabled={loading}
        onClick={({ isTrusted }) => {
          loadedByHand.current = isTrusted;
          setLoading(true);
        }}
      >
        Load
      </button>
      <div id="late-host" ref={host} className="border rounded p-3">
        <p className="mb-2">The old terms</p>
        <button
          type="button"
          id="agree-before"
          className="btn btn-primary"
          onClick={({ isTrusted }) => press('page', isTrusted)}
        >
          Agree
        </button>
        {root &&
          createPortal(
            <>
              <p>The new terms</p>
              <button type="button" id="agree" onClick={({ isTrusted }) => press('root', isTrusted)}>
                Agree
              </button>
            </>,
            root,
          )}
      </div>
    </Station>
  );
}
