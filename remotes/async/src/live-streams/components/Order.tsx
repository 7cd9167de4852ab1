import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { planOf } from '../draw';
import { stations } from '../stations';
import Arrived from './Arrived';
import Line from './Line';
import { useEvents } from './useEvents';

export default function Order({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { came, line, losses, follow } = useEvents('stream/order', seed, missed);
  const check = (typed: string, cause: Cause) => {
    const { sent } = planOf('order', seed);
    const text = typed.trim().replace(/[\s,]+/g, ' ');
    const wordsOf = (list: typeof sent) => list.map(({ word }) => word).join(' ');
    if (came.length < sent.length) missed(`${came.length} of ${sent.length} words have arrived.`);
    else if (text === wordsOf(sent)) missed('this is the order of their arrival, not of their numbers.');
    else if (text !== wordsOf([...sent].sort((a, b) => a.number - b.number))) {
      missed(isNot(typed, 'the five words in the order of their numbers'));
    } else if (isByHand(cause, missed)) done('the words are in the order of their numbers.');
  };
  return (
    <Station of={stations.order} outcome={outcome}>
      <button type="button" id="receive-words" className="btn btn-primary mb-2" onClick={follow}>
        Receive words
      </button>
      <Line id="order" state={line} losses={losses} />
      <Arrived id="order-list" label="Words that arrived">
        {came.map(({ number, word }) => (
          <>
            Word {number}: {word}
          </>
        ))}
      </Arrived>
      <Answer
        id="words-in-order"
        checkId="words-in-order-submit"
        size={40}
        label="Words in order"
        check="Check order"
        onAnswer={check}
      />
    </Station>
  );
}
