import Answer from '@playground/kit/stations/Answer';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Answered from './Answered';
import type { Lab } from './useLab';
import { withHeader } from './withHeader';

interface Props {
  lab: Lab;
  first: number;
  last: number;
}

export default function Range({ lab, first, last }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const [said, setSaid] = useState('No answer yet.');
  return (
    <Station of={stations.range} outcome={outcome}>
      <p>
        Bytes to ask for: from <strong id="first-byte">{first}</strong> to <strong id="last-byte">{last}</strong>, both
        included
      </p>
      <Answered id="range-answer">{said}</Answered>
      <Answer
        id="range-header"
        label="Range"
        check="Ask for a part"
        onAnswer={async (typed, cause) => {
          if (!typed.trim()) return missed('nothing was typed.');
          if (!isByHand(cause, missed)) return;
          const answer = await withHeader(lab, 'document', 'Range', typed);
          if (!answer) return missed('the browser did not send this header, or the server did not answer.');
          const [, sent] = /^bytes (\d+-\d+)\//.exec(answer.headers.get('content-range') ?? '') ?? [];
          setSaid(`${answer.status}. ${sent ? `The server sent the bytes ${sent}.` : 'The server sent no part.'}`);
          if (answer.status === 206 && sent === `${first}-${last}`) done(`the server sent the bytes ${sent}.`);
          else if (sent) missed(`the server sent the bytes ${sent}, not ${first}-${last}.`);
          else if (answer.status === 416) missed('the server answered 416, because the document has no such bytes.');
          else missed(`the server did not understand this range, and answered ${answer.status}.`);
        }}
      />
    </Station>
  );
}
