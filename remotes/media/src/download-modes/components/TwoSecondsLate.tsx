import { wordIn } from '@playground/kit/contract/words';
import Answer from '@playground/kit/stations/Answer';
import { Station } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from '../address';
import { stations } from '../stations';
import { useFile } from './useFile';

const DELAY = 2000;

export default function TwoSecondsLate({ seed }: { seed: string }) {
  const { outcome, fetched, check } = useFile();
  const [preparing, setPreparing] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!preparing) return;
    const timer = setTimeout(() => {
      link.current?.click();
      setPreparing(false);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [preparing]);
  return (
    <Station of={stations['two-seconds-late']} outcome={outcome}>
      <div className="d-flex align-items-center gap-3">
        <button
          id="prepare-file"
          type="button"
          className="btn btn-primary"
          onClick={({ nativeEvent }) => fetched(nativeEvent) && setPreparing(true)}
        >
          Prepare file
        </button>
        <span id="preparing" aria-live="polite">
          {preparing && 'The server prepares the file …'}
        </span>
      </div>
      <a id="late-file" ref={link} href={addressOf('late', seed)} hidden>
        The prepared file
      </a>
      <Answer
        id="late-word"
        label="Word in the late file"
        check="Check late file"
        onAnswer={(typed, cause) => check(typed, cause, wordIn('late', seed))}
      />
    </Station>
  );
}
