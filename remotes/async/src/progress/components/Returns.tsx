import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useEffect, useState } from 'react';
import { stations } from '../stations';
import Message from './Message';
import classes from './Progress.module.css';

const AWAY = 1_000;

/** The reminder has to be closed so many `times`. */
export default function Returns({ times }: { times: number }) {
  const [outcome, { done, missed }] = useOutcome();
  /** How often it has still to be closed; undefined before the first time. */
  const [left, setLeft] = useState<number>();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!left || shown) return;
    const timer = setTimeout(() => setShown(true), AWAY);
    return () => clearTimeout(timer);
  }, [left, shown]);
  const close = (event: MouseEvent) => {
    if (!isByHand(event, missed)) return;
    setShown(false);
    setLeft((before) => (before ?? 1) - 1);
  };
  const leave = (event: MouseEvent) => {
    if (left === undefined) missed('there was no reminder yet.');
    else if (shown) missed('the reminder was still there.');
    else if (left > 0) missed('the reminder was closed for now only. It returns.');
    else if (isByHand(event, missed)) done('the reminder was closed for good.');
  };
  const state = left === 0 ? 'Closed for good.' : 'Closed for now.';
  return (
    <Station of={stations.returns} outcome={outcome}>
      <div className="d-flex flex-wrap gap-2 mb-3">
        <button
          type="button"
          id="show-reminder"
          className="btn btn-secondary"
          onClick={() => {
            setLeft(times);
            setShown(true);
          }}
        >
          Show reminder
        </button>
        <button type="button" id="leave-the-house" className="btn btn-primary" onClick={leave}>
          Leave the house
        </button>
      </div>
      <div className={classes.one}>
        {shown && (
          <Message id="reminder" close="Close reminder" onClose={close}>
            Turn off the stove.
          </Message>
        )}
      </div>
      <p id="reminder-state" aria-live="polite" className="text-body-secondary mb-0">
        {left === undefined ? 'No reminder yet.' : shown ? 'The reminder is there.' : state}
      </p>
    </Station>
  );
}
