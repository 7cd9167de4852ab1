import { quoted } from '@playground/kit/quoted';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Load from './Load';
import MessagePart from './MessagePart';
import { useServerPart } from './useServerPart';

export default function Typed({ word }: { word: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const send = (known: string, shown: string, cause: Cause) => {
    if (known !== shown) missed(`the field shows ${quoted(shown)}, but the page knows ${quoted(known)}.`);
    else if (known.trim() !== word) missed(`${quoted(known)} was sent, not ${word}.`);
    else if (isByHand(cause, missed)) done(`${word} was sent.`);
  };
  const { host, load } = useServerPart({
    server: <MessagePart onSend={send} />,
    wait: 3_000,
    missed,
    onEarly({ type, target }) {
      if (type === 'click' && (target as Element).closest('button'))
        missed('the part was not alive yet, so nothing was sent.');
    },
  });
  return (
    <Station of={stations.typed} outcome={outcome}>
      <p>
        The word is <strong id="word-to-send">{word}</strong>.
      </p>
      <Load id="message" label="Load message" host={host} onLoad={load} />
    </Station>
  );
}
