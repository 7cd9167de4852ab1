import { shortened } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type ChangeEvent, useRef, useState } from 'react';
import { useBlobUrl } from '../../../shared/useBlobUrl';
import { stations } from '../stations';
import Contract from './Contract';
import LocalFrame, { EMPTY } from './LocalFrame';

const WANTED = 'Ada Lovelace';

export default function Restless() {
  const [outcome, { done, missed }] = useOutcome();
  const [name, setName] = useState('');
  const [draft, setDraft] = useState(1);
  const frame = useRef<HTMLIFrameElement>(null);
  const blob = useBlobUrl(EMPTY);
  const address = (number: number) => `${blob}#draft-${number}`;
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setName(target.value);
    // Navigate before the attribute changes, because a new `src` alone adds an entry to the tab's history.
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
