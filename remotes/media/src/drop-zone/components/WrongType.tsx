import { quoted } from '@playground/kit/quoted';
import { createRandom } from '@playground/kit/random';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Chooser from './Chooser';
import Reports from './Reports';
import { useSend } from './useSend';

export const nameOf = (seed: string) => {
  const random = createRandom(`${seed} picture`);
  return `${random.pick(['notes', 'letter', 'report', 'draft', 'summary'])}-${random.integer(100, 999)}.txt`;
};

export default function WrongType({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { busy, reports, send } = useSend(missed);
  const wanted = nameOf(seed);
  const press = async ([file]: File[], cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    if (!file) return missed('no file was chosen.');
    const received = await send([file]);
    const [report] = received ?? [];
    if (!report) return;
    if (report.type !== 'image/png') missed(`the content is not a PNG picture. Its type is ${report.type}.`);
    else if (report.name !== wanted) missed(`it is a PNG picture, but its name is ${quoted(report.name)}.`);
    else done(`the server received a PNG picture with the name ${wanted}.`);
  };
  return (
    <Station of={stations['wrong-type']} outcome={outcome}>
      <p>
        The file name is <strong id="picture-name">{wanted}</strong>.
      </p>
      <Chooser id="picture" label="Picture" action="Upload picture" busy={busy} onFiles={press} />
      <Reports id="picture-report" busy={busy} reports={reports} />
    </Station>
  );
}
