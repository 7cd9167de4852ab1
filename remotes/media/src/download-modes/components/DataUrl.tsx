import { wordIn } from '@playground/kit/contract/words';
import Answer from '@playground/kit/stations/Answer';
import { Station } from '@playground/kit/stations/Station';
import { sentence } from '../draw';
import { stations } from '../stations';
import { useFile } from './useFile';

export default function DataUrl({ seed }: { seed: string }) {
  const { outcome, fetched, check } = useFile();
  return (
    <Station of={stations['data-url']} outcome={outcome}>
      <a
        id="download-note"
        className="btn btn-primary"
        href={`data:text/plain;base64,${btoa(sentence('note', seed))}`}
        download="note.txt"
        onClick={({ nativeEvent }) => fetched(nativeEvent)}
      >
        Download note
      </a>
      <Answer
        id="note-word"
        label="Word in the note"
        check="Check note"
        onAnswer={(typed, cause) => check(typed, cause, wordIn('note', seed))}
      />
    </Station>
  );
}
