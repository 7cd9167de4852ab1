import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import { type KeyboardEvent, useRef } from 'react';
import { askToken, whyNot } from '../gate';
import { stations } from '../stations';
import { useSend } from './useSend';

export default function Invisible({ run, word }: { run: string; word: string }) {
  const [outcome, tell] = useOutcome();
  const { token, busy, send } = useSend('invisible', 'the word', tell);
  const keys = useRef(0);
  const count = ({ nativeEvent: { isTrusted }, key, repeat }: KeyboardEvent) => {
    // The keyboard of a phone and an input method do not say which key it is.
    const isLetter = key.length === 1 || key === 'Unidentified' || key === 'Process';
    if (isTrusted && isLetter && !repeat) keys.current += 1;
  };
  const handlers = useAnswer(async (typed, cause) => {
    if (typed.trim() !== word) return tell.missed(`${quoted(typed)} was typed, not ${word}.`);
    if (cause.isTrusted && keys.current < word.length)
      return tell.missed(`only ${keys.current} of ${word.length} letters came by a key, so there is no token.`);
    if (cause.isTrusted) {
      try {
        token.current = (await askToken(run, 'invisible')).token;
      } catch (error) {
        return tell.missed(`there is no token. ${whyNot(error)}`);
      }
    }
    send(cause);
  });
  return (
    <Station of={stations.invisible} outcome={outcome}>
      <p>
        The word is <strong id="word-to-send">{word}</strong>.
      </p>
      <form className="d-flex flex-wrap align-items-end gap-2" {...handlers}>
        <div>
          <label className="form-label" htmlFor="watched-word">
            Word
          </label>
          <input id="watched-word" className="form-control" autoComplete="off" onKeyDown={count} />
        </div>
        <button type="submit" id="send-word" className="btn btn-primary" disabled={busy}>
          Send word
        </button>
      </form>
    </Station>
  );
}
