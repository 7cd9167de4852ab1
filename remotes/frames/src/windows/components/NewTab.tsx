import { quoted } from '@playground/kit/quoted';
import { useSeed } from '@playground/kit/random';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useTyped } from '../../../shared/typed';
import { wordOf } from '../draw';
import { stations } from '../stations';

export default function NewTab() {
  const seed = useSeed();
  const [outcome, { done, missed }] = useOutcome();
  const field = useTyped();
  const check = (trusted: boolean) => {
    if (!trusted) missed('Check was pressed by a script.');
    else if (field.text.trim() !== wordOf(seed)) missed(`the field holds ${quoted(field.text)}.`);
    else if (!field.byHand) missed('the word was written by a script.');
    else done(`the word of the tab is ${wordOf(seed)}.`);
  };
  return (
    <Station of={stations['new-tab']} outcome={outcome}>
      <p>
        <a
          id="open-word"
          className="btn btn-primary"
          href={`/windows/word?seed=${encodeURIComponent(seed)}`}
          target="_blank"
          rel="noopener"
        >
          Open the tab
        </a>
      </p>
      <label htmlFor="tab-word" className="form-label">
        Word of the tab
      </label>
      <div className="d-flex gap-2">
        <input
          id="tab-word"
          className="form-control"
          autoComplete="off"
          value={field.text}
          onInput={field.type}
          onKeyDown={({ key, isTrusted }) => key === 'Enter' && check(isTrusted)}
        />
        <button type="button" id="check-word" className="btn btn-primary" onClick={({ isTrusted }) => check(isTrusted)}>
          Check
        </button>
      </div>
    </Station>
  );
}
