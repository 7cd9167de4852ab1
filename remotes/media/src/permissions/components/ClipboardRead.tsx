import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { Refusal } from '../../../shared/refusal';
import { clipboard } from '../answers';
import { stations } from '../stations';
import AskButton from './AskButton';
import State from './State';
import { useAsk } from './useAsk';

export default function ClipboardRead({ word }: { word: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const ask = async () => {
    const text = await clipboard().readText();
    if (text.trim() !== word) throw new Refusal(`the clipboard has ${quoted(text)}.`);
    return `the clipboard has the word ${word}.`;
  };
  const { asking, press } = useAsk({ what: 'the clipboard', ask, answered: done, missed });
  return (
    <Station of={stations['clipboard-read']} outcome={outcome}>
      <State id="clipboard-read-state" name="clipboard-read" />
      <label className="form-label" htmlFor="word-to-copy">
        Word to copy
      </label>
      <input id="word-to-copy" className="form-control w-auto mb-3" readOnly value={word} />
      <AskButton id="ask-clipboard-read" label="Read the clipboard" asking={asking} onPress={press} />
    </Station>
  );
}
