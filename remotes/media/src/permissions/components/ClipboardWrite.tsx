import { isNot } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import { useState } from 'react';
import { clipboard } from '../answers';
import { stations } from '../stations';
import AskButton from './AskButton';
import State from './State';
import { useAsk } from './useAsk';

/** What the page says that it wrote. */
const WORD = 'a word';

export default function ClipboardWrite({ word }: { word: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [written, setWritten] = useState('nothing');
  const ask = async () => {
    await clipboard().writeText(word);
    return WORD;
  };
  const { asking, press } = useAsk({ what: 'the clipboard', ask, answered: setWritten, missed });
  const handlers = useAnswer((typed, cause) => {
    if (typed.trim() !== word) missed(isNot(typed, 'the word that the page wrote'));
    else if (written !== WORD) missed('that is right, but nobody pressed ‘Write the clipboard’.');
    else if (isByHand(cause, missed)) done(`you pasted the word ${word}.`);
  });
  return (
    <Station of={stations['clipboard-write']} outcome={outcome}>
      <State id="clipboard-write-state" name="clipboard-write" />
      <AskButton id="ask-clipboard-write" label="Write the clipboard" asking={asking} onPress={press} />
      <p className="mb-0 mt-2">
        Written:{' '}
        <output id="clipboard-written" aria-label="Written">
          {written}
        </output>
      </p>
      <form className="d-flex flex-wrap align-items-end gap-2 mt-3" {...handlers}>
        <div>
          <label className="form-label" htmlFor="pasted-word">
            Pasted word
          </label>
          <input id="pasted-word" name="pasted-word" className="form-control" autoComplete="off" />
        </div>
        <button type="submit" id="check-paste" className="btn btn-primary">
          Check the paste
        </button>
      </form>
    </Station>
  );
}
