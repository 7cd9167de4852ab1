import { wordIn } from '@playground/kit/contract/files';
import { Station } from '@playground/kit/stations/Station';
import { addressOf } from '../address';
import { stations } from '../stations';
import Answer from './Answer';
import { useFile } from './useFile';

interface Props {
  id: keyof typeof stations;
  /** Its name at the API and in the labels. */
  file: 'letter' | 'leaflet' | 'archive';
  seed: string;
  run?: string;
  newTab?: boolean;
  mistakes?: Parameters<ReturnType<typeof useFile>['check']>[3];
}

/** A station with a link to a file of the API. */
export default function LinkedFile({ id, file, seed, run, newTab, mistakes }: Props) {
  const { outcome, fetched, check } = useFile();
  return (
    <Station of={stations[id]} outcome={outcome}>
      <a
        id={`download-${file}`}
        className="btn btn-primary"
        href={addressOf(file, seed, run)}
        {...(newTab && { target: '_blank', rel: 'noopener' })}
        onClick={({ nativeEvent }) => fetched(nativeEvent)}
      >
        Download {file}
      </a>
      <Answer
        id={`${file}-word`}
        label={`Word in the ${file}`}
        check={`Check ${file}`}
        onAnswer={(typed, cause) => check(typed, cause, wordIn(file, seed), mistakes)}
      />
    </Station>
  );
}
