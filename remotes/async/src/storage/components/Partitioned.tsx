import { otherOrigin } from '@playground/kit/otherOrigin';
import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import type { Drawn } from '../draw';
import { flavourOf } from '../flavour';
import { stations } from '../stations';
import { useLeaving } from './useLeaving';

type Props = Pick<Drawn, 'tag' | 'page' | 'frame'> & { seed: string; run: string };

const style = { display: 'block', width: '100%', height: 150 } as const;

export default function Partitioned({ tag, page, frame, seed, run }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const [other] = useState(() => otherOrigin('async'));
  const [stored, setStored] = useState(false);
  const name = flavourOf(tag);
  useLeaving(() => localStorage.removeItem(name));
  const press = ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    try {
      localStorage.setItem(name, page);
      setStored(true);
    } catch {
      missed('this browser lets the page store nothing.');
    }
  };
  const check = (typed: string, cause: Cause) => {
    if (!stored) missed('nothing is stored yet. Press ‘Store in both’ first.');
    else if (typed === page) missed(`${page} is the word in the storage of the page.`);
    else if (typed !== frame) missed(isNot(typed, 'the word in the storage of the frame'));
    else if (isByHand(cause, missed)) done(`${frame} is the word in the storage of the frame.`);
  };
  return (
    <Station of={stations.partitioned} outcome={outcome}>
      <p>
        The name is <code id="flavour-name">{name}</code>.
      </p>
      <button type="button" id="store-in-both" className="btn btn-secondary mb-3" onClick={press}>
        Store in both
      </button>
      {stored && (
        <iframe
          id="storing-frame"
          title="Storing frame"
          src={`${other}/storage/frame?${new URLSearchParams({ seed, run })}`}
          className="border rounded"
          style={style}
        />
      )}
      <Answer
        id="frame-word"
        label="Word in the frame’s storage"
        check="Check frame"
        onAnswer={(typed, cause) => check(typed.trim(), cause)}
      />
    </Station>
  );
}
