import { wordIn } from '@playground/kit/contract/words';
import Answer from '@playground/kit/stations/Answer';
import { Station } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { addressOf } from '../address';
import { stations } from '../stations';
import { useFile } from './useFile';

interface Props {
  id: keyof typeof stations;
  /** Its name at the API and in the labels. */
  file: 'letter' | 'leaflet' | 'archive';
  seed: string;
  /** Counts the clicks, because the first attempt breaks off. */
  counted?: boolean;
  newTab?: boolean;
  mistakes?: Parameters<ReturnType<typeof useFile>['check']>[3];
}

/** A station with a link to a file of the API. */
export default function LinkedFile({ id, file, seed, counted, newTab, mistakes }: Props) {
  const { outcome, fetched, check } = useFile();
  const [attempt, setAttempt] = useState(1);
  return (
    <Station of={stations[id]} outcome={outcome}>
      <a
        id={`download-${file}`}
        className="btn btn-primary"
        href={addressOf(file, seed, counted ? attempt : undefined)}
        {...(newTab && { target: '_blank', rel: 'noopener' })}
        onClick={({ nativeEvent }) => {
          fetched(nativeEvent);
          // Later, because the browser follows the address after this handler.
          setTimeout(() => setAttempt(2));
        }}
      >{`Download ${file}`}</a>
      <Answer
        id={`${file}-word`}
        label={`Word in the ${file}`}
        check={`Check ${file}`}
        onAnswer={(typed, cause) => check(typed, cause, wordIn(file, seed), mistakes)}
      />
    </Station>
  );
}
