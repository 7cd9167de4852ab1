import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useState } from 'react';
import HandButton from '../../../shared/HandButton';
import { useWindowEvent } from '../../../shared/useWindowEvent';
import { stations } from '../stations';

/** How long a browser may take to start printing, in milliseconds. */
const PATIENCE = 1000;

export default function Print() {
  const [outcome, { done, missed }] = useOutcome();
  const [asked, setAsked] = useState(0);
  useWindowEvent('beforeprint', ({ isTrusted }) =>
    isTrusted ? done('the browser started to print.') : missed('a script only pretended to print.'),
  );
  useEffect(() => {
    const looks = window.matchMedia('print');
    const look = ({ matches }: MediaQueryListEvent) => {
      if (matches) missed('the page was shown in its print style, but nothing was printed.');
    };
    looks.addEventListener('change', look);
    return () => looks.removeEventListener('change', look);
  }, [missed]);
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
      <HandButton id="print-page" missed={missed} onPress={print}>
        Print this page
      </HandButton>
    </Station>
  );
}
