import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef } from 'react';
import { useWindowEvent } from '../../../shared/useWindowEvent';
import { stations } from '../stations';

export default function PressBeside() {
  const [outcome, { done, missed }] = useOutcome();
  const dialog = useRef<HTMLDialogElement>(null);
  const closedBy = useRef('a script');
  const press = ({ isTrusted, target, clientX: x, clientY: y }: PointerEvent) => {
    const box = dialog.current?.getBoundingClientRect();
    if (!box || !isTrusted) return;
    const isInside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    // The veil behind a dialog is not an element: a press there has the dialog as target.
    if (target === dialog.current && !isInside) closedBy.current = 'a press beside it';
  };
  useWindowEvent('pointerdown', press, true);
  const open = (event: MouseEvent) => {
    if (!dialog.current || !isByHand(event, missed)) return;
    if (!('closedBy' in dialog.current)) return missed('this browser does not close a dialog by a press beside it.');
    closedBy.current = 'a script';
    dialog.current.showModal();
  };
  const judge = () => {
    if (closedBy.current === 'a press beside it') done('the dialog was closed by a press beside it.');
    else missed(`the dialog was closed by ${closedBy.current}.`);
  };
  return (
    <Station of={stations['press-beside']} outcome={outcome}>
      <button id="open-weather" type="button" className="btn btn-primary" onClick={open}>
        Open weather
      </button>
      <dialog
        ref={dialog}
        id="weather"
        aria-labelledby="weather-title"
        closedby="any"
        className="border rounded shadow p-4 bg-body text-body"
        onCancel={() => {
          // Browsers send it after a press beside the dialog, too.
          if (closedBy.current === 'a script') closedBy.current = 'Escape';
        }}
        onClose={judge}
      >
        <h3 className="h5" id="weather-title">
          Weather
        </h3>
        <p>Clear, with some wind.</p>
        <button
          id="close-weather"
          type="button"
          className="btn btn-secondary"
          onClick={({ isTrusted }) => {
            if (isTrusted) closedBy.current = 'its button';
            dialog.current?.close();
          }}
        >
          Close weather
        </button>
      </dialog>
    </Station>
  );
}
