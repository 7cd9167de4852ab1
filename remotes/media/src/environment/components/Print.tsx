import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { paperWordOf } from '../draw';
import { stations } from '../stations';
import Word from './Word';

export default function Print({ seed }: { seed: string }) {
  const onPaper = useOnPaper();
  const word = paperWordOf(seed);
  return (
    <Word of={stations.print} id="paper-word" label="Word on paper" check="Check the print" word={word}>
      <p id="paper" className="mb-0">
        {onPaper ? (
          <span key="paper">
            The word for paper is <strong id="paper-shown">{word}</strong>.
          </span>
        ) : (
          <span>The word for paper is not on the screen.</span>
        )}
      </p>
    </Word>
  );
}

/** Whether the page is printed, or shown as it would be printed. */
function useOnPaper(): boolean {
  const [onPaper, setOnPaper] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const print = window.matchMedia('print');
    // At once, because the browser prints what is on the page after the event. The query may match later.
    const show = ({ type, isTrusted }: Event) =>
      isTrusted && flushSync(() => setOnPaper(type === 'beforeprint' || print.matches));
    print.addEventListener('change', show);
    window.addEventListener('beforeprint', show);
    window.addEventListener('afterprint', show);
    return () => {
      print.removeEventListener('change', show);
      window.removeEventListener('beforeprint', show);
      window.removeEventListener('afterprint', show);
    };
  }, []);
  return onPaper;
}
