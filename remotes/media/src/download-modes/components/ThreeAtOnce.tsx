import { wordIn } from '@playground/kit/contract/words';
import Answer from '@playground/kit/stations/Answer';
import type { Cause } from '@playground/kit/stations/ByHand';
import { Station } from '@playground/kit/stations/Station';
import { useSave } from '../../../shared/useSave';
import { sentence } from '../draw';
import { stations } from '../stations';
import { useFile } from './useFile';

/** In the order in which they start. */
const PARTS = [2, 3, 1];

export default function ThreeAtOnce({ seed }: { seed: string }) {
  const { outcome, fetched, check } = useFile();
  const save = useSave();
  const download = (cause: Cause) => {
    if (!fetched(cause)) return;
    for (const part of PARTS) save(sentence(`part ${part}`, seed), `part-${part}.txt`);
  };
  const words = (parts: number[]) => parts.map((part) => wordIn(`part ${part}`, seed)).join(' ');
  const compare = (typed: string, cause: Cause) =>
    check(typed, cause, words([1, 2, 3]), [
      [words(PARTS), 'these are the words in the order of the downloads, not of the parts.'],
      ...[1, 2, 3].map((part): [string, string] => [words([part]), 'that is one word. Three files were downloaded.']),
    ]);
  return (
    <Station of={stations['three-at-once']} outcome={outcome}>
      <button
        id="download-parts"
        type="button"
        className="btn btn-primary"
        onClick={({ nativeEvent }) => download(nativeEvent)}
      >
        Download three parts
      </button>
      <Answer id="parts-words" label="Words in the parts" check="Check parts" onAnswer={compare} />
    </Station>
  );
}
