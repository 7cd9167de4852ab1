import { Station, useOutcome } from '@playground/shared/stations/Station';
import { type ChangeEvent, useRef, useState } from 'react';
import { stations } from '../stations';
import Contract from './Contract';
import LocalFrame from './LocalFrame';
import { useBlobUrl } from './useBlobUrl';

const WANTED = 'Ada Lovelace';

/** Of a name that was typed so much is said. */
const SAID = 60;

export default function Restless() {
  const [outcome, { done, missed }] = useOutcome();
  const [name, setName] = useState('');
  const [draft, setDraft] = useState(1);
  const frame = useRef<HTMLIFrameElement>(null);
  const blob = useBlobUrl();
  const address = (number: number) => `${blob}#draft-${number}`;
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setName(target.value);
    // Before the attribute says so: a new `src` alone would add a step to the tab's history.
    frame.current?.contentWindow?.location.replace(address(draft + 1));
    setDraft(draft + 1);
  };
  const sign = () => {
    const signed = name.trim();
    if (signed === WANTED) done('Ada Lovelace has signed.');
    else missed(signed ? `‘${shortened(signed)}’ has signed, not ${WANTED}.` : 'it was signed without a name.');
  };
  return (
    <Station of={stations.restless} outcome={outcome}>
      {blob && (
        <LocalFrame
          ref={frame}
          id="restless-frame"
          title="Restless contract"
          name={`draft-${draft}`}
          src={address(draft)}
          height={190}
        >
          <Contract onSign={sign} missed={missed}>
            <label htmlFor="full-name">Full name</label>
            <input id="full-name" autoComplete="off" value={name} onChange={type} />
          </Contract>
        </LocalFrame>
      )}
    </Station>
  );
}

function shortened(text: string) {
  const letters = [...text.slice(0, 2 * SAID + 1)];
  return letters.length > SAID ? `${letters.slice(0, SAID).join('')}…` : text;
}
