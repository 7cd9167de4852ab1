import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useTyped } from '../../../shared/typed';
import { stations } from '../stations';
import Root from './Root';

export default function LabelAcross() {
  const [outcome, { done, missed }] = useOutcome();
  const name = useTyped();
  const keep = (trusted: boolean) => {
    if (!trusted) missed('Keep was pressed by a script.');
    else if (name.text.trim() !== 'Ada') missed(`the field holds ${quoted(name.text)}.`);
    else if (!name.byHand) missed('Ada was written by a script.');
    else done('Ada was kept.');
  };
  return (
    <Station of={stations['label-across']} outcome={outcome}>
      {/* biome-ignore lint/a11y: the station is about a label that belongs to no field. */}
      <label
        htmlFor="pet-name"
        className="form-label"
        onClick={() => missed('the label was clicked, which does not focus the field.')}
      >
        Pet name
      </label>
      <Root host={{ id: 'pet-name-host' }}>
        <div className="row">
          <input
            id="pet-name"
            autoComplete="off"
            value={name.text}
            onInput={name.type}
            onKeyDown={({ key, isTrusted }) => key === 'Enter' && keep(isTrusted)}
          />
          <button type="button" id="keep-pet-name" onClick={({ isTrusted }) => keep(isTrusted)}>
            Keep
          </button>
        </div>
      </Root>
    </Station>
  );
}
