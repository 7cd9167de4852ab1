import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef, useState } from 'react';
import HandButton from '../../../shared/HandButton';
import { stations } from '../stations';
import classes from './NotADialog.module.css';

/** Moves the focus to the button, as a real alert does. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

export default function NotADialog() {
  const [outcome, { done, missed }] = useOutcome();
  const [shown, setShown] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = ({ isTrusted }: MouseEvent) => {
    if (!isTrusted) return missed('OK was pressed by a script.');
    setShown(false);
    // As after a real alert.
    opener.current?.focus();
    done('the message was closed by OK.');
  };
  return (
    <Station of={stations['not-a-dialog']} outcome={outcome}>
      <HandButton ref={opener} id="show-message" missed={missed} onPress={() => setShown(true)}>
        Show message
      </HandButton>
      {shown && (
        <>
          <div className={classes.veil} onPointerDown={() => missed('a click beside the message does not close it.')} />
          <div id="message" className={`${classes.box} border rounded shadow p-4 bg-body text-body`}>
            <p className="fw-semibold text-break">{`${window.location.host} says`}</p>
            <p>The tea is ready.</p>
            <div className="text-end">
              <button ref={focus} id="message-ok" type="button" className="btn btn-primary px-4" onClick={close}>
                OK
              </button>
            </div>
          </div>
        </>
      )}
    </Station>
  );
}
