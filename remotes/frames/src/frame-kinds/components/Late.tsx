import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import { contract } from '../documents';
import { stations } from '../stations';
import LocalFrame from './LocalFrame';

const TITLE = 'Late contract';

/** The time from the click to the frame, in milliseconds. */
const LATE = 2000;

export default function Late() {
  const [outcome, { done, missed }] = useOutcome();
  const [asked, setAsked] = useState(0);
  const [come, setCome] = useState(0);
  const askedByHand = useRef(false);
  useEffect(() => {
    if (asked === 0) return;
    const timer = setTimeout(() => setCome(asked), LATE);
    return () => clearTimeout(timer);
  }, [asked]);
  const sign = () =>
    askedByHand.current
      ? done('the late contract was signed.')
      : missed('Ask for the contract was pressed by a script.');
  const isHere = asked > 0 && come === asked;
  return (
    <Station of={stations.late} outcome={outcome}>
      <button
        type="button"
        id="ask"
        className="btn btn-primary"
        onClick={({ isTrusted }) => {
          askedByHand.current = isTrusted;
          setAsked((n) => n + 1);
        }}
      >
        Ask for the contract
      </button>
      {asked > 0 && <p className="my-3">{isHere ? 'The contract is here.' : 'The contract is on its way…'}</p>}
      {isHere && <LocalFrame id="late-frame" title={TITLE} srcDoc={contract(TITLE)} onSign={sign} missed={missed} />}
    </Station>
  );
}
