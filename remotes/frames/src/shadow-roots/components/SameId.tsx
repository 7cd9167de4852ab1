import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Root from './Root';

export default function SameId() {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations['same-id']} outcome={outcome}>
      <div className="d-flex flex-wrap gap-3">
        <div className="border rounded p-3">
          <p className="mb-2">In the page</p>
          <button
            type="button"
            id="confirm"
            className="btn btn-primary"
            onClick={() => missed('the Confirm in the page was pressed.')}
          >
            Confirm
          </button>
        </div>
        <Root host={{ id: 'same-id-host', className: 'border rounded p-3' }}>
          <p>In the shadow root</p>
          <button
            type="button"
            id="confirm"
            onClick={({ isTrusted }) =>
              isTrusted
                ? done('the Confirm in the shadow root was pressed.')
                : missed('Confirm was pressed by a script.')
            }
          >
            Confirm
          </button>
        </Root>
      </div>
    </Station>
  );
}
