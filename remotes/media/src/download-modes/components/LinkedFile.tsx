import { wordIn } from '@playground/kit/contract/words';
import Answer from '@playground/kit/stations/Answer';
import { Station } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import { useFile } from './useFile';

interface Props {
  id: keyof typeof stations;
  /** Its name in the labels. */
  file: string;
  seed: string;
  /** Its address for an attempt: 1, and 2 after the first click. */
  href: (attempt: number) => string;
  download?: string;
  newTab?: boolean;
  mistakes?: Parameters<ReturnType<typeof useFile>['check']>[3];
}

/** A station with a link to a file. */
export default function LinkedFile({ id, file, seed, href, download, newTab, mistakes }: Props) {
  const { outcome, fetched, check } = useFile();
  const [attempt, setAttempt] = useState(1);
  return (
    <Station of={stations[id]} outcome={outcome}>
      <a
        id={`download-${file}`}
        className="btn btn-primary"
        href={href(attempt)}
        download={download}
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
