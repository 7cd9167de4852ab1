import { isNot, quoted } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { planOf } from '../draw';
import { stations } from '../stations';
import Arrived from './Arrived';
import Line from './Line';
import { useEvents } from './useEvents';

export default function Events({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { came, line, losses, follow } = useEvents('stream/events', seed, missed);
  const check = (typed: string, cause: Cause) => {
    const text = typed.trim();
    // With some seeds, news has the word of the alarm too.
    const events = planOf('events', seed).sent.flatMap(({ event, word }) => (word === text ? event : []));
    if (!came.some(({ event }) => event === 'alarm')) missed('the alarm has not arrived yet.');
    else if (events.length === 0) missed(isNot(typed, 'the word of the alarm'));
    else if (!events.includes('alarm')) missed(`${quoted(typed)} is the word of news, not of the alarm.`);
    else if (isByHand(cause, missed)) done('this is the word of the alarm.');
  };
  return (
    <Station of={stations.events} outcome={outcome}>
      <button type="button" id="follow" className="btn btn-primary mb-2" onClick={follow}>
        Follow
      </button>
      <Line id="events" state={line} losses={losses} />
      <Arrived id="events-list" label="Events">
        {came.map(({ event, number, word }) => (
          <>
            {number}. <strong>{`${event === 'alarm' ? 'Alarm' : 'News'}:`}</strong> {word}
          </>
        ))}
      </Arrived>
      <Answer
        id="alarm-word"
        checkId="alarm-word-submit"
        size={40}
        label="Word of the alarm"
        check="Check alarm"
        onAnswer={check}
      />
    </Station>
  );
}
