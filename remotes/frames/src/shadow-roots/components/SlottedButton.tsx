import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Root from './Root';

export default function SlottedButton() {
  const [outcome, { done, missed }] = useOutcome();
  const light = (
    <>
      <button
        type="button"
        id="save-without-slot"
        className="btn btn-primary"
        onClick={() => missed('the hidden Save, which has no slot, was pressed.')}
      >
        Save
      </button>
      <button
        type="button"
        id="discard"
        slot="last"
        className="btn btn-secondary"
        onClick={() => missed('Discard was pressed.')}
      >
        Discard
      </button>
      <button
        type="button"
        id="save"
        slot="first"
        className="btn btn-primary"
        onClick={({ isTrusted }) =>
          isTrusted ? done('the visible Save was pressed.') : missed('Save was pressed by a script.')
        }
      >
        Save
      </button>
    </>
  );
  return (
    <Station of={stations['slotted-button']} outcome={outcome}>
      <Root host={{ id: 'slotted-host', children: light }}>
        <p>A letter to the editor</p>
        <div className="row">
          <slot name="first" />
          <slot name="last" />
        </div>
      </Root>
    </Station>
  );
}
