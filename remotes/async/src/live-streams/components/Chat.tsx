import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef } from 'react';
import { stations } from '../stations';
import Arrived from './Arrived';
import Line from './Line';
import { useChat } from './useChat';

export default function Chat({ seed, run }: { seed: string; run: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const sent = useRef(0);
  const { messages, line, losses, join, send } = useChat({
    seed,
    run,
    onWrong: () => missed('Ada has not asked for this word.'),
    onEnd: () => (sent.current < 3 ? missed('Ada got a word from somebody else.') : done('Ada has all three words.')),
  });
  const answer = (typed: string, cause: Cause) => {
    if (line === 'closed') missed('you have not joined the chat.');
    else if (line !== 'open') missed('the line was not open, so the message reached nobody.');
    else if (!typed.trim()) missed('the message is empty.');
    else if (typed.length > 200) missed('the message is longer than 200 characters.');
    else if (isByHand(cause, missed)) {
      sent.current += 1;
      send(typed.trim());
    }
  };
  const begin = () => {
    sent.current = 0;
    join();
  };
  return (
    <Station of={stations.chat} outcome={outcome}>
      <button type="button" id="join" className="btn btn-primary mb-2" onClick={begin}>
        Join
      </button>
      <Line id="chat" state={line} losses={losses} />
      <Arrived id="chat-messages" label="Messages">
        {messages.map(({ from, text, isLate }) => (
          <>
            <strong>{`${from}:`}</strong> {text} {isLate && <em>(sent while the line was lost)</em>}
          </>
        ))}
      </Arrived>
      <Answer id="message" checkId="message-submit" size={40} label="Message" check="Send" onAnswer={answer} />
    </Station>
  );
}
