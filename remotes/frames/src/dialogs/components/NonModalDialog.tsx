import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef, useState } from 'react';
import { stations } from '../stations';

const WANTED = 3;

export default function NonModalDialog() {
  const [outcome, { done, missed }] = useOutcome();
  const [tally, setTally] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useRef(false);
  const byHand = useRef(false);
  const open = (event: MouseEvent) => {
    if (dialog.current?.open || !isByHand(event, missed)) return;
    opened.current = true;
    byHand.current = false;
    setTally(0);
    dialog.current?.show();
  };
  const add = ({ isTrusted }: MouseEvent) => {
    if (!isTrusted) missed('Add one was pressed by a script.');
    else if (!dialog.current?.open) missed('the tally was not open, so nothing was counted.');
    else setTally(tally + 1);
  };
  const close = ({ isTrusted }: MouseEvent) => {
    byHand.current = isTrusted;
  };
  const judge = () => {
    const openedByHand = opened.current;
    opened.current = false;
    if (!openedByHand) missed('the tally was opened by a script.');
    else if (!byHand.current) missed('the tally was closed by a script.');
    else if (tally === WANTED) done('the tally was closed at 3.');
    else missed(`the tally was closed at ${tally}.`);
  };
  return (
    <Station of={stations['non-modal-dialog']} outcome={outcome}>
      <div className="d-flex flex-wrap gap-2">
        <button id="open-tally" type="button" className="btn btn-primary" onClick={open}>
          Open tally
        </button>
        <button id="add-one" type="button" className="btn btn-secondary" onClick={add}>
          Add one
        </button>
      </div>
      {/* Not positioned, so that it covers no button. */}
      <dialog
        ref={dialog}
        id="tally"
        aria-labelledby="tally-title"
        className="position-static mx-0 mt-3 border rounded shadow p-3 bg-body text-body"
        onClose={judge}
      >
        <form method="dialog">
          <h3 className="h5" id="tally-title">
            Tally
          </h3>
          <p id="tally-count">{`Counted: ${tally}`}</p>
          <button id="close-tally" type="submit" className="btn btn-secondary" onClick={close}>
            Close tally
          </button>
        </form>
      </dialog>
    </Station>
  );
}
