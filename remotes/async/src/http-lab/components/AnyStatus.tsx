import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Answered from './Answered';
import type { Lab } from './useLab';

export default function AnyStatus({ lab, wanted }: { lab: Lab; wanted: number }) {
  const [outcome, { done, missed }] = useOutcome();
  const [said, setSaid] = useState('No answer yet.');
  return (
    <Station of={stations.status} outcome={outcome}>
      <p>
        Status to ask for: <strong id="wanted-status">{wanted}</strong>
      </p>
      <Answered id="status-answer">{said}</Answered>
      <Answer
        id="asked-status"
        label="Status"
        check="Ask for the status"
        onAnswer={async (typed, cause) => {
          const status = typed.trim();
          if (!/^[2-5]\d\d$/.test(status)) return missed(isNot(status, 'a status from 200 to 599'));
          if (!isByHand(cause, missed)) return;
          const answer = await lab.ask(`status/${status}`);
          if (!answer) return missed('the server did not answer.');
          setSaid(`The server answered ${answer.status}.`);
          if (answer.status === wanted) done(`the server answered ${wanted}.`);
          else missed(`the server answered ${answer.status}, not ${wanted}.`);
        }}
      />
    </Station>
  );
}
