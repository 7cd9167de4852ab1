import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useState } from 'react';
import { stations } from '../stations';

/** How long a browser may take to start printing, in milliseconds. */
const PATIENCE = 1000;

export default function Print() {
  const [outcome, { done, missed }] = useOutcome();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const looks = window.matchMedia('print');
    const print = ({ isTrusted }: Event) =>
      isTrusted ? done('the browser started to print.') : missed('a script only pretended to print.');
    const look = ({ matches }: MediaQueryListEvent) => {
      if (matches) missed('the page was shown in its print style, but nothing was printed.');
    };
    window.addEventListener('beforeprint', print);
    looks.addEventListener('change', look);
    return () => {
      window.removeEventListener('beforeprint', print);
      looks.removeEventListener('change', look);
    };
  }, [done, missed]);
  useEffect(() => {
    if (asked === 0) return;
    const timer = setTimeout(() => missed('this browser did not print when the page asked it to.'), PATIENCE);
    return () => clearTimeout(timer);
  }, [asked, missed]);
  const print = () => {
    setAsked(asked + 1);
    window.print();
  };
  return (
    <Station of={stations.print} outcome={outcome}>
      <button
        id="print-page"
        type="button"
        className="btn btn-primary"
        onClick={(event) => isByHand(event, missed) && print()}
      >
        Print this page
      </button>
    </Station>
  );
}
