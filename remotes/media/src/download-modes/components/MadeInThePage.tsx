import Answer from '@playground/kit/stations/Answer';
import { Station } from '@playground/kit/stations/Station';
import { useSave } from '../../../shared/useSave';
import { list, rowOf, wordOfRow } from '../draw';
import { stations } from '../stations';
import { useFile } from './useFile';

export default function MadeInThePage({ seed }: { seed: string }) {
  const { outcome, fetched, check } = useFile();
  const save = useSave();
  const row = rowOf(seed);
  return (
    <Station of={stations['made-in-the-page']} outcome={outcome}>
      <p>
        The row is <strong id="list-row">{row}</strong>.
      </p>
      <button
        id="make-list"
        type="button"
        className="btn btn-primary"
        onClick={({ nativeEvent }) => fetched(nativeEvent) && save(list(seed), 'list.csv')}
      >
        Make list
      </button>
      <Answer
        id="list-word"
        label="Word in the row"
        check="Check list"
        onAnswer={(typed, cause) =>
          check(typed, cause, wordOfRow(row, seed), [
            [
              wordOfRow(row - 1, seed),
              'that is the word of the row above. The first line of the file has the headings.',
            ],
          ])
        }
      />
    </Station>
  );
}
