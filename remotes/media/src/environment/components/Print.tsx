import { useSyncExternalStore } from 'react';
import { stations } from '../stations';
import { paperWordOf } from '../words';
import Word from './Word';

export default function Print({ seed }: { seed: string }) {
  const onPaper = useSyncExternalStore(onMedium, () => window.matchMedia('print').matches);
  const word = paperWordOf(seed);
  return (
    <Word of={stations.print} id="paper-word" label="Word on paper" check="Check the print" word={word}>
      <p id="paper" className="mb-0">
        {onPaper ? (
          <>
            The word for paper is <strong id="paper-shown">{word}</strong>.
          </>
        ) : (
          'The word for paper is not on the screen.'
        )}
      </p>
    </Word>
  );
}

function onMedium(changed: () => void) {
  const print = window.matchMedia('print');
  print.addEventListener('change', changed);
  return () => print.removeEventListener('change', changed);
}
