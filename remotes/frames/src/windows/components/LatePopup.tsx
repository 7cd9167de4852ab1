import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { stations } from '../stations';
import { usePopup } from './usePopup';

/** The time from the click to the popup, in milliseconds. */
const DELAY = 1500;

export default function LatePopup() {
  const [outcome, { done, missed }] = useOutcome();
  const [isSent, setSent] = useState(false);
  const sentByHand = useRef(false);
  const { popup, open } = usePopup({
    hear: ({ kind, trusted }) => {
      if (kind !== 'welcome') return;
      if (!trusted) missed('Welcome was pressed by a script.');
      else if (!sentByHand.current) missed('Send for the visitor was pressed by a script.');
      else done('the visitor was welcomed.');
    },
    closed: () => missed('the popup was closed without Welcome.'),
  });
  const arrive = useEffectEvent(() => {
    setSent(false);
    if (!open('/windows/visitor'))
      missed('this browser blocked the popup, because it came 1.5 seconds after the click.');
  });
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(arrive, DELAY);
    return () => clearTimeout(timer);
  }, [isSent]);
  return (
    <Station of={stations['late-popup']} outcome={outcome}>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <button
          type="button"
          id="send-for-visitor"
          className="btn btn-primary"
          disabled={isSent}
          onClick={({ isTrusted }) => {
            sentByHand.current = isTrusted;
            setSent(true);
          }}
        >
          Send for the visitor
        </button>
        <span id="visitor-state" className="text-body-secondary">
          {popup ? 'The visitor is here.' : isSent ? 'The visitor is on the way.' : 'No visitor is on the way.'}
        </span>
      </div>
    </Station>
  );
}
