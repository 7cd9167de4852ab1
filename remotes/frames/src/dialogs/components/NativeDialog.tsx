import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef } from 'react';
import { stations } from '../stations';

const answers = ['Replace', 'Keep both', 'Cancel'];

export default function NativeDialog() {
  const [outcome, { done, missed }] = useOutcome();
  const dialog = useRef<HTMLDialogElement>(null);
  const closedBy = useRef<'a button' | 'Escape' | 'a script'>('a script');
  const opened = useRef(false);
  const open = (event: MouseEvent) => {
    if (!dialog.current || !isByHand(event, missed)) return;
    opened.current = true;
    closedBy.current = 'a script';
    dialog.current.returnValue = '';
    dialog.current.showModal();
  };
  const press = ({ isTrusted }: MouseEvent) => {
    closedBy.current = isTrusted ? 'a button' : 'a script';
  };
  const judge = () => {
    const answer = dialog.current?.returnValue;
    const byHand = opened.current;
    opened.current = false;
    if (!byHand) missed('the dialog was opened by a script.');
    else if (closedBy.current !== 'a button') missed(`the dialog was closed by ${closedBy.current}.`);
    else if (answer === 'Keep both') done('the dialog answered “Keep both”.');
    else missed(`the dialog answered “${answer}”.`);
  };
  return (
    <Station of={stations['native-dialog']} outcome={outcome}>
      <button id="save-drawing" type="button" className="btn btn-primary" onClick={open}>
        Save drawing
      </button>
      <dialog
        ref={dialog}
        id="save-dialog"
        aria-labelledby="save-dialog-title"
        className="border rounded shadow p-4 bg-body text-body"
        onCancel={() => {
          closedBy.current = 'Escape';
        }}
        onClose={judge}
      >
        <form method="dialog">
          <h3 className="h5" id="save-dialog-title">
            Save drawing
          </h3>
          <p>A drawing with this name already exists.</p>
          <div className="d-flex flex-wrap gap-2">
            {answers.map((answer) => (
              <button
                key={answer}
                id={`save-${answer.toLowerCase().replace(' ', '-')}`}
                type="submit"
                value={answer}
                className="btn btn-secondary"
                onClick={press}
              >
                {answer}
              </button>
            ))}
          </div>
        </form>
      </dialog>
    </Station>
  );
}
