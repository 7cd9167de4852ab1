import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Chooser from './Chooser';
import Reports from './Reports';
import { useSend } from './useSend';

const TWENTY = 20;

export default function TwentyAtOnce() {
  const [outcome, { done, missed }] = useOutcome();
  const { busy, reports, send } = useSend(missed);
  const press = async (files: File[], cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    if (files.length !== TWENTY) {
      return missed(`${files.length} ${files.length === 1 ? 'file was' : 'files were'} chosen, not ${TWENTY}.`);
    }
    const received = await send(files);
    if (!received) return;
    const different = new Set(received.map(({ sha256 }) => sha256)).size;
    if (different < TWENTY) missed(`only ${different} of the files have different content.`);
    else done('the server received twenty different files.');
  };
  return (
    <Station of={stations['twenty-at-once']} outcome={outcome}>
      <Chooser
        id="twenty-files"
        label="Twenty files"
        action="Upload twenty files"
        multiple
        busy={busy}
        onFiles={press}
      />
      <Reports id="twenty-report" busy={busy} reports={reports} />
    </Station>
  );
}
