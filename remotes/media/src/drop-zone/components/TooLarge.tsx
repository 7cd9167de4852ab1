import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Chooser from './Chooser';
import Reports from './Reports';
import { useSend } from './useSend';

export default function TooLarge() {
  const [outcome, { done, missed }] = useOutcome();
  const [refusal, setRefusal] = useState('');
  const { busy, reports, send } = useSend(missed, ({ status, message }) =>
    status === 413 ? setRefusal(message) : missed(message),
  );
  const press = async ([file]: File[], cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    if (!file) return missed('no file was chosen.');
    const received = await send([file]);
    if (received && refusal) done('the server refused a file that is too large, and took another one.');
    else if (received) missed(`the server took ${received[0]?.length} bytes. Upload a file that is too large first.`);
  };
  return (
    <Station of={stations['too-large']} outcome={outcome}>
      <Chooser id="large-file" label="Large file" action="Upload large file" busy={busy} onFiles={press} />
      {refusal && (
        <p id="large-refusal" role="alert" className="alert alert-danger mt-3 mb-0">
          {refusal}
        </p>
      )}
      <Reports id="large-report" busy={busy} reports={reports} />
    </Station>
  );
}
