import { wordIn } from '@playground/kit/contract/words';
import Answer from '@playground/kit/stations/Answer';
import type { Cause } from '@playground/kit/stations/ByHand';
import { Station } from '@playground/kit/stations/Station';
import { useRef } from 'react';
import { addressOf } from '../address';
import { stations } from '../stations';
import { useFile } from './useFile';

const INVOICES = [
  ['invoice-1', 'first invoice'],
  ['invoice-2', 'second invoice'],
] as const;

export default function SameNameTwice({ seed }: { seed: string }) {
  const { outcome, missed, fetched, check } = useFile();
  const followed = useRef('');
  const compare = (typed: string, cause: Cause) => {
    const second = wordIn('invoice-2', seed);
    if (typed.trim().toLowerCase() === second && followed.current && !/12/.test(followed.current)) {
      return missed('that is right, but the two links were not followed in their order.');
    }
    check(typed, cause, second, [[wordIn('invoice-1', seed), 'that is the word in the first invoice.']]);
  };
  return (
    <Station of={stations['same-name-twice']} outcome={outcome}>
      <div className="d-flex flex-wrap gap-2">
        {INVOICES.map(([file, label]) => (
          <a
            key={file}
            id={`download-${file}`}
            className="btn btn-primary"
            href={addressOf(file, seed)}
            onClick={({ nativeEvent }) => {
              if (fetched(nativeEvent)) followed.current += file.slice(-1);
            }}
          >{`Download ${label}`}</a>
        ))}
      </div>
      <Answer id="invoice-word" label="Word in the second invoice" check="Check second invoice" onAnswer={compare} />
    </Station>
  );
}
