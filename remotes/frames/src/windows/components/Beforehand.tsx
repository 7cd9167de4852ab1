import { quoted } from '@playground/kit/quoted';
import { useSeed } from '@playground/kit/random';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useTyped } from '../../../shared/typed';
import { nextWordsOf } from '../draw';
import { lobbyOf } from '../lobby';
import { stations } from '../stations';

const hasRules = () => HTMLScriptElement.supports?.('speculationrules') === true;

/** A page that the browser may render before the link to it is followed. */
export default function Beforehand() {
  const seed = useSeed();
  const [outcome, { done, missed }] = useOutcome();
  const { text, byHand, type } = useTyped();
  const check = (trusted: boolean) => {
    const { shown, beforehand } = nextWordsOf(seed);
    const word = text.trim();
    if (!trusted) missed('Confirm was pressed by a script.');
    else if (word === beforehand) missed('the page had this word before it was shown.');
    else if (word !== shown) missed(`the field holds ${quoted(text)}.`);
    else if (!byHand) missed('the word was written by a script.');
    else done(`the page had the word ${shown} when it was shown.`);
  };
  return (
    <Station of={stations.beforehand} outcome={outcome}>
      {!hasRules() && <p>This browser has no speculation rules, so it renders no page beforehand.</p>}
      <p>
        <a id="open-lobby" className="btn btn-primary" href={lobbyOf(seed)} target="_blank" rel="noopener">
          Open the lobby
        </a>
      </p>
      <label htmlFor="shown-word" className="form-label">
        Word of the next page
      </label>
      <div className="d-flex gap-2">
        <input
          id="shown-word"
          className="form-control"
          autoComplete="off"
          value={text}
          onInput={type}
          onKeyDown={({ key, isTrusted }) => key === 'Enter' && check(isTrusted)}
        />
        <button
          type="button"
          id="confirm-word"
          className="btn btn-primary"
          onClick={({ isTrusted }) => check(isTrusted)}
        >
          Confirm
        </button>
      </div>
    </Station>
  );
}
